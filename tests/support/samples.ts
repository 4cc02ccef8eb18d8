import type { WrittenName } from '../../src/api/history/entities'
import { aPost } from './content'
import { anAddress } from './stock'

/** What the samples hang on: a type of products, a product of it, and a data group of it. */
interface Ground {
  typeId: number
  postId: number
  groupId: number
}

/** What a new record of each entity may be made of, for tests that are about all of them; nothing is made yet. */
export async function samplesOf({ typeId, postId, groupId }: Ground) {
  const address = await anAddress()
  return {
    posts: aPost(typeId),
    categories: { type_id: typeId, title: 'Mục', slug: 'muc-mau' },
    types: { style: 'course', title: 'Khóa', slug: 'khoa-mau', features: ['seo'] },
    roles: { name: 'Vai mẫu', description: 'Viết bài', permissions: ['list-posts'] },
    languages: { key: 'ko' },
    groups: { style: 'trademark', type_id: typeId, title: 'Nhãn', slug: 'nhan-mau' },
    fields: { group_id: groupId, key: 'origin', title: 'Vùng trồng' },
    redirects: { source: '/cu-mau', destination: '/moi-mau' },
    settings: { key: 'tuychonmau', title: 'Tùy chọn mẫu', value: '1' },
    seos: { url: '/trang-mau', title: 'Trang', image: '/files/a.webp' },
    menus: { key: 'menu-mau', title: 'Menu', items: [{ url: '/', text: 'Trang chủ' }] },
    sliders: { key: 'slider-mau', title: 'Slider', items: [{ image: '/files/a.webp' }] },
    feedback: { name: 'Chị Lan', note: 'Đã gọi' },
    agencies: { name: 'Quán Lá' },
    warehouses: { name: 'Kho Lá', ...address },
    suppliers: { name: 'Vườn Lá', ...address },
    discounts: {
      type_id: typeId,
      title: 'Cuối tuần',
      start: '2030-01-01T00:00:00.000Z',
      end: '2030-01-02T00:00:00.000Z',
      config: [{ quantity: 1, discount: 10, type: 'percent' }],
    },
    orders: {
      type_id: typeId,
      name: 'Chị Lan',
      phone: '0912345678',
      address: '12 Hàng Bông',
      products: [{ post_id: postId, quantity: 1 }],
    },
    carriers: { name: 'Hãng mẫu', columns: [{ title: 'Mã đơn', value: 'code' }] },
    comments: { post_id: postId, message: 'Còn hàng không?' },
    ratings: { post_id: postId, score: 2, content: 'Giao chậm' },
    widgets: { key: 'banner_mau', title: 'Banner', type: 'banner', group_name: 'Trang chủ' },
  } satisfies Record<Exclude<WrittenName, 'media' | 'users'>, object>
}
