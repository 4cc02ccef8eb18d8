import type { Api } from './api'

/** A type whose goods lie in two warehouses: three of the beans in the shop, nine far away, unless said otherwise. */
export async function aShop(api: Api, { nearby = 3, away = 9 } = {}) {
  const picture = await api.picture()
  const mark = String(Date.now()).slice(-6)
  const type = await api.post('/types', {
    style: 'product',
    title: `Hàng ${mark}`,
    slug: `don-${mark}`,
    features: ['orders'],
  })
  const bean = await api.post('/posts', {
    type_id: type.id,
    title: `Hạt ${mark}`,
    slug: `hat-${mark}`,
    code: `HAT${mark}`,
    price: 100_000,
    image: picture,
    images: [picture],
    content: [{ title: 'Mở đầu', image: '', content: '<p>Xin chào</p>' }],
    status: 'published',
  })
  const address = {
    scheme: '2025',
    province: { code: '01', name: 'Thành phố Hà Nội' },
    ward: { code: '00004', name: 'Phường Ba Đình' },
    address: '12 Hàng Bạc',
  }
  const place = (name: string) => api.post('/warehouses', { name: `${name} ${mark}`, ...address })
  const [near, far] = [await place('Kho phố'), await place('Kho xa')]
  const bring = (warehouse: { id: number }, number: number) =>
    api.post(`/warehouses/${warehouse.id}/change`, {
      style: 'import',
      products: [{ post_id: bean.id, number, price: 60_000 }],
    })
  if (nearby > 0) await bring(near, nearby)
  if (away > 0) await bring(far, away)
  return { mark, type, bean, near, far }
}
