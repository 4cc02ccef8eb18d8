import type { SeoEntry } from '../../domain/seoSchema'
import type { PictureKey } from '../art/catalogue'

export interface SeoDraft extends Pick<SeoEntry, 'url' | 'type' | 'title' | 'description' | 'keyword'> {
  picture: PictureKey
}

/** Three entries have faults for the user to find. */
export const seoDrafts: readonly SeoDraft[] = [
  {
    url: '/',
    type: 'website',
    title: 'Nếp Nhà – cà phê rang mỗi sáng, trà sen Tây Hồ',
    description:
      'Tiệm rang xay nhỏ ở phố cổ Hà Nội: cà phê Cầu Đất, Sơn La rang trong ngày, trà Shan tuyết và trà sen Tây Hồ ướp tay.',
    keyword: 'cà phê hà nội, trà sen tây hồ, nếp nhà',
    picture: 'tiem-hang-be',
  },
  {
    url: '/ca-phe-va-tra',
    type: 'website',
    title: 'Cà phê và trà của Nếp Nhà',
    description: 'Mỗi gói ghi rõ vùng trồng, ngày rang và gợi ý cách pha. Giao trong ngày ở Hà Nội.',
    keyword: 'mua cà phê rang xay, mua trà sen',
    picture: 'goi-cau-dat',
  },
  {
    url: '/lop-hoc-pha-che',
    type: 'website',
    title: 'Lớp pha chế cuối tuần ở Nếp Nhà, Hà Nội: pha phin, V60, espresso và trà',
    description: 'Lớp nhỏ sáu người, có hạt mang về. Lịch mở mỗi tháng.',
    keyword: 'học pha chế hà nội, lớp barista',
    picture: 'lop-hoc',
  },
  {
    url: '/tin-tuc',
    type: 'website',
    title: 'Chuyện của tiệm và của vùng trồng',
    description: 'Ghi chép từ Cầu Đất, Sơn La, Hà Giang và từ quầy bar ở phố Hàng Bè.',
    keyword: 'tin cà phê, vùng trồng cà phê',
    picture: 'cau-dat-som',
  },
  {
    url: '/cam-nang-pha-che',
    type: 'website',
    title: 'Cẩm nang pha cà phê và trà tại nhà',
    description: 'Tỷ lệ, cỡ xay, nhiệt độ nước: những gì cần biết để pha ngon ở nhà.',
    keyword: 'cách pha phin, cách pha v60, cách pha trà sen',
    picture: 'v60',
  },
  {
    url: '/tin-tuc/vung-trong',
    type: 'article',
    title: 'Mùa hái ở Cầu Đất',
    description: 'Bốn tuần cuối năm trên đồi, từ quả chín đến nhân xanh.',
    keyword: 'mùa cà phê cầu đất',
    picture: 'canh-chin',
  },
  {
    url: '/gioi-thieu',
    type: 'profile',
    title: 'Về Nếp Nhà',
    description: 'Từ chiếc máy rang hai cân ở Gia Lâm đến hai tiệm nhỏ ở Hà Nội.',
    keyword: 'nếp nhà, tiệm cà phê phố cổ',
    picture: 'may-rang',
  },
  {
    url: '/so-tay-pha-phin',
    type: 'book',
    title: 'Sổ tay pha phin',
    description: '48 trang về chiếc phin: lịch sử, cỡ xay, và mười một công thức của tiệm.',
    keyword: 'sách pha phin',
    picture: 'phin-sang',
  },
  {
    url: '/lien-he',
    type: 'website',
    title: 'Liên hệ và chỉ đường',
    description: '',
    keyword: 'địa chỉ nếp nhà',
    picture: 'quay-bar',
  },
  {
    url: '/ve-chung-toi',
    type: 'profile',
    title: 'Về Nếp Nhà',
    description: 'Trang giới thiệu cũ.',
    keyword: '',
    picture: 'tiem-tay-ho',
  },
]
