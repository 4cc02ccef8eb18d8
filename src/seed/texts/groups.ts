import type { GroupStyle } from '../../domain/group'
import type { PictureKey } from '../art/catalogue'
import type { TypeKey } from './structure'

export interface GroupDraft {
  style: GroupStyle
  title: string
  description: string
  picture?: PictureKey
  /** Titles of its posts; for a collection in their order. */
  posts?: readonly string[]
  /** A collection of all posts without another one. */
  takesRest?: true
  categories?: readonly string[]
}

const collection = (draft: Omit<GroupDraft, 'style'>): GroupDraft => ({ style: 'article', ...draft })
const trademark = (draft: Omit<GroupDraft, 'style'>): GroupDraft => ({ style: 'trademark', ...draft })
const dataGroup = (draft: Omit<GroupDraft, 'style'>): GroupDraft => ({ style: 'field', ...draft })

export const groupDrafts: Partial<Record<TypeKey, readonly GroupDraft[]>> = {
  products: [
    collection({
      title: 'Hàng mới về',
      description: 'Vừa lên kệ trong tháng này.',
      picture: 'hat-rang',
      posts: ['Vi lô số 11: Geisha thử nghiệm', 'Vi lô số 9: phơi khô trên giàn tre', 'Matcha Nếp Nhà'],
    }),
    collection({
      title: 'Khách mua nhiều',
      description: 'Những món hết nhanh nhất mỗi tuần.',
      picture: 'goi-phin',
      posts: [
        'Phin Nhà – phối trộn của tiệm',
        'Trà sen Tây Hồ bảy lần ướp',
        'Espresso Phố Cổ',
        'Cầu Đất – Arabica sơ chế ướt',
        'Phin men xanh Bát Tràng',
      ],
    }),
    collection({
      title: 'Quà biếu',
      description: 'Đã gói sẵn, viết thiệp theo lời khách dặn.',
      picture: 'qua-tet',
      posts: [
        'Hộp quà Tết “Sum vầy”',
        'Túi quà “Sáng Hàng Bè”',
        'Trà sen xổi nguyên bông',
        'Bộ ấm chén men ngọc bốn người',
      ],
    }),
    collection({
      title: 'Cho người mới pha',
      description: 'Bắt đầu từ đây, không cần máy móc gì.',
      picture: 'phin-xanh',
      posts: ['Phin men xanh Bát Tràng', 'Phin Nhà – phối trộn của tiệm', 'Drip bag hai mươi gói'],
    }),
    collection({
      title: 'Uống mỗi ngày',
      description: 'Có quanh năm, giá vừa phải.',
      picture: 'goi-espresso',
      takesRest: true,
    }),
    trademark({
      title: 'Nếp Nhà',
      description: 'Của tiệm rang và ướp lấy.',
      picture: 'goi-cau-dat',
      posts: [
        'Phin Nhà – phối trộn của tiệm',
        'Espresso Phố Cổ',
        'Espresso Tây Hồ',
        'Ủ lạnh mùa hè',
        'Drip bag hai mươi gói',
        'Matcha Nếp Nhà',
        'Cối xay tay Nếp',
        'Hộp quà Tết “Sum vầy”',
        'Túi quà “Sáng Hàng Bè”',
      ],
    }),
    trademark({
      title: 'Trà sen Quảng An',
      description: 'Bốn nhà làm sen quanh Hồ Tây.',
      picture: 'hop-tra-sen',
      posts: ['Trà sen Tây Hồ bảy lần ướp', 'Trà sen xổi nguyên bông', 'Trà ngâu Quảng Bá'],
    }),
    trademark({
      title: 'Hợp tác xã Mường Chanh',
      description: 'Ba mươi hai hộ trồng cà phê ở Mai Sơn, Sơn La.',
      picture: 'canh-chin-2',
      posts: [
        'Mường Chanh – Catimor sơ chế ướt',
        'Mường Chanh – Catimor mật ong đỏ',
        'Chiềng Ban – Typica cổ',
      ],
    }),
    trademark({
      title: 'Gốm Bát Tràng',
      description: 'Lò của bác Thông, men nung ở 1.250 độ.',
      picture: 'phin-xanh',
      posts: ['Phin men xanh Bát Tràng', 'Bộ ấm chén men ngọc bốn người', 'Phễu V60 sứ và một trăm giấy lọc'],
    }),
    dataGroup({
      title: 'Thông tin cà phê',
      description: 'Điền cho mọi gói cà phê.',
      categories: ['Cà phê rang'],
    }),
    dataGroup({
      title: 'Thông tin trà',
      description: 'Điền cho mọi loại trà lá.',
      categories: ['Trà lá'],
    }),
    dataGroup({ title: 'Thông số đồ pha', description: 'Kích thước, chất liệu.', categories: ['Đồ pha'] }),
  ],
  courses: [
    collection({
      title: 'Học thành nghề',
      description: 'Từ ly đầu tiên đến ngày mở quán.',
      picture: 'barista',
      posts: [
        'Barista cơ bản, tám buổi',
        'Barista nâng cao: chiết xuất và nước',
        'Latte art: từ tim đến thiên nga',
        'Mở quán nhỏ: từ giấy phép đến ly đầu tiên',
      ],
    }),
    collection({
      title: 'Cuối tuần cả nhà',
      description: 'Một buổi, vui là chính.',
      picture: 'barista-tra',
      posts: ['Bố mẹ và con: sô-cô-la nóng, sữa và bọt', 'Sáng Chủ nhật ướp trà sen'],
    }),
    collection({
      title: 'Mở hằng tháng',
      description: 'Tháng nào cũng có lớp mới.',
      picture: 'lop-hoc',
      takesRest: true,
    }),
  ],
  guides: [
    collection({
      title: 'Bắt đầu từ chiếc phin',
      description: 'Năm bài cho người vừa mua phin.',
      picture: 'phin-sang',
      posts: [
        'Phin nhôm, phin sứ, phin inox: khác nhau ở đâu',
        'Pha phin cho đúng: năm phút, không vội',
        'Cà phê sữa đá chuẩn vị Hà Nội',
        'Bạc xỉu: sữa đi trước, cà phê theo sau',
        'Cà phê trứng làm tại nhà',
      ],
    }),
    collection({
      title: 'Một tuần với trà',
      description: 'Mỗi ngày một ấm.',
      picture: 'am-dat',
      posts: [
        'Pha trà sen mà không làm mất hương sen',
        'Trà mạn Thái Nguyên: chát trước, ngọt sau',
        'Ô long Mộc Châu: bảy lần hãm, bảy câu chuyện',
        'Đánh matcha bằng bát ăn cơm',
      ],
    }),
    collection({ title: 'Đọc thêm', description: 'Những bài khác của tiệm.', takesRest: true }),
  ],
}
