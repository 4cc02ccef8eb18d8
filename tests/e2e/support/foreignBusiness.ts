import type { Api } from './api'
import { picture } from './picture'

/** One of everything with names that are not Vietnamese; answers the Vietnamese that is data all the same. */
export async function foreignBusiness(api: Api): Promise<string[]> {
  const { id } = await api.post('/types', {
    style: 'article',
    title: 'News',
    slug: 'news',
    features: ['categories', 'images', 'content', 'related', 'seo', 'approval'],
  })
  await api.post('/categories', { type_id: id, title: 'Places', slug: 'places' })
  for (const style of ['article', 'trademark'])
    await api.post('/groups', { style, type_id: id, title: 'Best', slug: 'best' })
  const group = await api.post('/groups', { style: 'field', type_id: id, title: 'Facts', slug: 'facts' })
  await api.post('/fields', { group_id: group.id, style: 'text', key: 'origin', title: 'Origin' })
  const shop = await api.post('/types', {
    style: 'product',
    title: 'Goods',
    slug: 'goods',
    features: ['discounts', 'orders'],
  })
  const beans = await api.post('/posts', {
    type_id: shop.id,
    title: 'Beans',
    slug: 'beans',
    code: 'BEANS',
    price: 100_000,
    status: 'draft',
  })
  const school = await api.post('/types', {
    style: 'course',
    title: 'Classes',
    slug: 'classes',
    features: ['content'],
  })
  await api.post('/posts', { type_id: school.id, title: 'Brewing', slug: 'brewing', status: 'draft' })
  const place = {
    scheme: '2025',
    province: { code: '01', name: 'Thành phố Hà Nội' },
    ward: { code: '00004', name: 'Phường Ba Đình' },
    address: '1 High Street',
  }
  const store = await api.post('/warehouses', { name: 'Main store', ...place })
  await api.post('/suppliers', { name: 'Farm', ...place })
  await api.post(`/warehouses/${store.id}/change`, {
    style: 'import',
    products: [{ post_id: beans.id, number: 9, price: 60_000 }],
  })
  await api.post('/orders', {
    type_id: shop.id,
    name: 'Jane',
    phone: '0912345678',
    address: '1 High Street',
    products: [{ post_id: beans.id, quantity: 1 }],
  })
  await api.post('/discounts', {
    type_id: shop.id,
    title: 'Weekend',
    start: new Date(Date.now() + 3_600_000).toISOString(),
    end: new Date(Date.now() + 7_200_000).toISOString(),
    config: [{ quantity: 5, discount: 10, type: 'percent' }],
  })
  await api.post('/widgets', {
    key: 'opening',
    title: 'Opening hours',
    type: 'policy',
    group_name: 'Shop',
    settings: { fields: [{ key: 'hours', title: 'Hours', style: 'text' }] },
    value: { hours: '8 to 5' },
  })
  await api.post('/redirects', { source: '/old-place', destination: '/place' })
  await api.post('/webhooks', {
    url: 'https://shop.example/nep',
    events: ['orders.created', 'stock.low'],
    is_active: false,
  })
  await api.post('/feedback', { name: 'Jane', type: 'Question', content: 'Where are you?' })
  for (const title of ['A place to go', 'A place to stay']) await api.article(id, { title, status: 'draft' })
  const [about] = await api.get('/posts')
  await api.post('/comments', { post_id: about.id, message: 'Nice place' })
  await api.post('/ratings', { post_id: about.id, score: 2, content: 'Too far', author_name: 'Jane' })
  const { url } = await api.upload(await picture('home.png'))
  await api.post('/seos', { url: '/', title: 'Home', image: url })
  await api.post('/agencies', { name: 'Corner Café' })
  const client = new FormData()
  for (const [name, value] of Object.entries({
    name: 'Jane',
    email: 'jane@example.com',
    password: 'correct-horse-1',
  }))
    client.set(name, value)
  await api.post('/register', client)
  const shown = { text: 'Home', url: '/', children: [{ text: 'Gone', url: '/gone', target: 'new' }] }
  await api.post('/menus', { key: 'main', title: 'Main menu', items: [shown] })
  const slides = ['One', 'Two'].map((title) => ({ title, image: url, alt: title, url: '/' }))
  await api.post('/sliders', { key: 'home', title: 'Home slider', items: slides })
  const named = [...(await api.get('/roles')), ...(await api.get('/users'))]
  const data = named.flatMap(({ name, description }) => [name, description])
  // An address to show how one is written.
  const example = '12 Nguyễn Huệ, P. Sài Gòn, TP.HCM'
  // Carriers' files have their headings.
  const carriers = await api.get('/carriers')
  for (const { columns } of carriers) for (const { title, text } of columns) data.push(title, text)
  return ['Nếp', 'Tiếng Việt', example, place.province.name, place.ward.name, ...data.filter(Boolean)]
}
