import type { PostTypeInput } from '../../domain/typeSchema'
import type { PictureKey } from '../art/catalogue'

export interface Branch {
  title: string
  description?: string
  picture?: PictureKey
  children?: readonly Branch[]
}

export type TypeKey = 'news' | 'guides' | 'products' | 'courses'

interface TypePlan extends Omit<PostTypeInput, 'image' | 'sort' | 'is_shown' | 'is_sitemap'> {
  picture: PictureKey
  categories: readonly Branch[]
}

const articleFeatures: PostTypeInput['features'] = [
  'categories',
  'images',
  'content',
  'related',
  'seo',
  'approval',
]

export const typePlans: Record<TypeKey, TypePlan> = {
  news: {
    style: 'article',
    title: 'Tin tức',
    slug: 'tin-tuc',
    picture: 'ho-guom',
    icon: 'news',
    description: 'Chuyện của tiệm, của vùng trồng và những buổi hẹn quanh bàn trà.',
    features: articleFeatures,
    fields: [
      { key: 'source', title: 'Nguồn tin' },
      { key: 'place', title: 'Địa điểm' },
    ],
    categories: [
      {
        title: 'Chuyện của tiệm',
        picture: 'tiem-hang-be',
        children: [{ title: 'Người và nghề', picture: 'barista' }, { title: 'Khách quen' }],
      },
      {
        title: 'Vùng trồng',
        picture: 'cau-dat-chieu',
        children: [
          {
            title: 'Cà phê vùng cao',
            picture: 'canh-chin',
            children: [
              { title: 'Cầu Đất', picture: 'cau-dat-som' },
              { title: 'Sơn La', picture: 'canh-chin-2' },
            ],
          },
          { title: 'Chè cổ thụ', picture: 'ruong-bac-thang' },
        ],
      },
      {
        title: 'Sự kiện',
        picture: 'quay-bar-toi',
        children: [{ title: 'Buổi nếm thử' }, { title: 'Hội chợ' }],
      },
      { title: 'Thông báo' },
    ],
  },
  guides: {
    style: 'article',
    title: 'Cẩm nang pha chế',
    slug: 'cam-nang-pha-che',
    picture: 'v60-am',
    icon: 'book',
    description: 'Pha ngon ở nhà: từ chiếc phin của bà đến bình ủ lạnh trong tủ mát.',
    features: [...articleFeatures, 'article_groups'],
    fields: [
      { key: 'duration', title: 'Thời gian pha' },
      { key: 'level', title: 'Độ khó' },
    ],
    categories: [
      { title: 'Phin và cách pha truyền thống', picture: 'phin-sang' },
      {
        title: 'Pha thủ công',
        picture: 'v60',
        children: [{ title: 'Giấy lọc và V60' }, { title: 'Ủ lạnh' }, { title: 'Ngâm và ép' }],
      },
      {
        title: 'Espresso và sữa',
        picture: 'latte-rosetta',
        children: [{ title: 'Chiết xuất' }, { title: 'Latte art', picture: 'latte-xanh' }],
      },
      {
        title: 'Trà',
        picture: 'am-dat',
        children: [
          { title: 'Trà ướp hoa', picture: 'sen-tay-ho' },
          { title: 'Trà xanh và ô long', picture: 'am-tra-xanh' },
        ],
      },
      { title: 'Dụng cụ và bảo quản', picture: 'coi-xay' },
    ],
  },
  products: {
    style: 'product',
    title: 'Cà phê & trà',
    slug: 'ca-phe-va-tra',
    picture: 'goi-phin',
    icon: 'coffee',
    description: 'Hạt rang trong tuần, trà của mùa này, và những món đồ để pha.',
    features: [
      'categories',
      'images',
      'content',
      'related',
      'seo',
      'approval',
      'data_groups',
      'trademarks',
      'product_groups',
      'discounts',
      'orders',
    ],
    fields: [
      { key: 'origin', title: 'Vùng trồng' },
      { key: 'process', title: 'Cách chế biến' },
      { key: 'flavour', title: 'Hương vị' },
      { key: 'pack', title: 'Quy cách' },
    ],
    categories: [
      {
        title: 'Cà phê rang',
        picture: 'hat-rang',
        children: [
          { title: 'Arabica', picture: 'goi-cau-dat', children: [{ title: 'Đơn vùng' }, { title: 'Vi lô' }] },
          { title: 'Robusta', picture: 'goi-robusta' },
          { title: 'Phối trộn', picture: 'goi-espresso' },
        ],
      },
      {
        title: 'Trà lá',
        picture: 'hop-shan-tuyet',
        children: [
          { title: 'Ướp hoa', picture: 'hop-tra-sen' },
          { title: 'Trà xanh' },
          { title: 'Ô long và hồng trà', picture: 'hop-o-long' },
        ],
      },
      { title: 'Đồ pha', picture: 'phin-xanh' },
      { title: 'Quà tặng', picture: 'qua-tet' },
    ],
  },
  courses: {
    style: 'course',
    title: 'Lớp học pha chế',
    slug: 'lop-hoc-pha-che',
    picture: 'lop-hoc',
    icon: 'school',
    description: 'Lớp nhỏ, bàn dài, học bằng tay và bằng lưỡi.',
    features: [
      'categories',
      'images',
      'content',
      'related',
      'seo',
      'approval',
      'data_groups',
      'course_groups',
      'discounts',
      'orders',
    ],
    fields: [
      { key: 'schedule', title: 'Lịch học' },
      { key: 'teacher', title: 'Người dạy' },
      { key: 'language', title: 'Ngôn ngữ' },
    ],
    categories: [
      { title: 'Nhập môn', picture: 'lop-hoc-2' },
      {
        title: 'Theo nghề',
        picture: 'barista',
        children: [{ title: 'Barista' }, { title: 'Rang và nếm' }, { title: 'Mở quán' }],
      },
      { title: 'Cuối tuần', picture: 'barista-tra' },
    ],
  },
}
