import type { MenuItem } from '../../domain/menu'
import type { Slide } from '../../domain/sliderSchema'
import type { PictureKey } from '../art/catalogue'

/** Omitted fields have the defaults of a new item. */
export interface ItemDraft extends Partial<Omit<MenuItem, 'id' | 'text' | 'children'>> {
  text: string
  children?: readonly ItemDraft[]
}

export interface MenuDraft {
  key: string
  title: string
  items: readonly ItemDraft[]
}

const shop = '/ca-phe-va-tra'
const classes = '/lop-hoc-pha-che'

/** One link is dead, and one leads to a draft. */
export const menuDrafts: readonly MenuDraft[] = [
  {
    key: 'menu_chinh',
    title: 'Menu chính',
    items: [
      { text: 'Trang chủ', url: '/' },
      {
        text: 'Cà phê & trà',
        url: shop,
        class: 'noi-bat',
        data: { icon: 'coffee' },
        children: [
          {
            text: 'Cà phê rang',
            url: `${shop}/ca-phe-rang`,
            description: 'Rang trong ngày, ghi rõ vùng trồng',
            children: [
              { text: 'Arabica', url: `${shop}/arabica` },
              { text: 'Robusta', url: `${shop}/robusta` },
              { text: 'Phối trộn', url: `${shop}/phoi-tron` },
            ],
          },
          {
            text: 'Trà lá',
            url: `${shop}/tra-la`,
            children: [
              { text: 'Ướp hoa', url: `${shop}/uop-hoa` },
              { text: 'Trà xanh', url: `${shop}/tra-xanh` },
            ],
          },
          { text: 'Đồ pha', url: `${shop}/do-pha` },
          { text: 'Quà tặng', url: `${shop}/qua-tang`, data: { nhan: 'Mùa Tết' } },
          { text: 'Ưu đãi mùa hè', url: '/uu-dai-mua-he' },
        ],
      },
      {
        text: 'Cẩm nang',
        url: '/cam-nang-pha-che',
        children: [
          { text: 'Pha phin', url: '/cam-nang-pha-che/phin-va-cach-pha-truyen-thong' },
          { text: 'Sổ tay pha phin', url: '/so-tay-pha-phin', target: 'new' },
        ],
      },
      {
        text: 'Lớp học',
        url: classes,
        children: [
          { text: 'Nhập môn', url: `${classes}/nhap-mon` },
          { text: 'Theo nghề', url: `${classes}/theo-nghe` },
        ],
      },
      { text: 'Tin tức', url: '/tin-tuc' },
      { text: 'Góc khách quen', url: '/tin-tuc/khach-quen', visibility: 'auth' },
      { text: 'Làm quen với tiệm', url: '/gioi-thieu', visibility: 'guest' },
    ],
  },
  {
    key: 'menu_chan_trang',
    title: 'Menu chân trang',
    items: [
      {
        text: 'Nếp Nhà',
        children: [
          { text: 'Về chúng tôi', url: '/gioi-thieu' },
          { text: 'Vùng trồng', url: '/tin-tuc/vung-trong' },
          { text: 'Liên hệ và chỉ đường', url: '/lien-he' },
        ],
      },
      {
        text: 'Mua hàng',
        children: [
          { text: 'Tất cả sản phẩm', url: shop },
          { text: 'Lịch nghỉ Tết', url: '/tin-tuc/lich-nghi-tet-va-nhan-don-qua-cuoi-nam' },
          { text: 'Gọi cho tiệm', url: 'tel:0243826159' },
        ],
      },
    ],
  },
]

export interface SliderDraft {
  key: string
  title: string
  items: readonly (Omit<Slide, 'id' | 'image'> & { picture: PictureKey })[]
}

export const sliderDrafts: readonly SliderDraft[] = [
  {
    key: 'trang_chu',
    title: 'Đầu trang chủ',
    items: [
      {
        picture: 'cau-dat-som',
        alt: 'Sương sớm trên đồi cà phê Cầu Đất',
        title: 'Mùa mới từ Cầu Đất',
        url: '/tin-tuc/cau-dat',
        description: 'Hái chín, rang trong ngày, giao tận cửa.',
      },
      {
        picture: 'lop-hoc',
        alt: 'Lớp học cảm quan sáu người quanh bàn dài',
        title: 'Lớp pha chế cuối tuần',
        url: '/lop-hoc-pha-che/cuoi-tuan',
        description: 'Lớp nhỏ sáu người, có hạt mang về.',
      },
      {
        picture: 'qua-tet',
        alt: 'Hộp quà Tết giấy dó',
        title: 'Quà Tết giấy dó',
        url: '/ca-phe-va-tra/qua-tang',
        description: '',
      },
      {
        picture: 'tiem-tay-ho',
        alt: 'Trà quán bên hồ Tây',
        title: '',
        url: '/lien-he',
        description: 'Ghé trà quán Tây Hồ, mở cửa từ 7:30.',
      },
    ],
  },
]
