import type { PictureKey } from '../art/catalogue'

interface Description {
  alt?: string
  tags: string[]
  /** In percent of width and height. */
  focus?: readonly [x: number, y: number]
}

/** Some pictures have no description, as examples for the user. */
export const descriptions: Partial<Record<PictureKey, Description>> = {
  'cau-dat-som': {
    alt: 'Sương phủ những luống cà phê trên đồi lúc sáng sớm',
    tags: ['Vùng trồng', 'Cầu Đất'],
    focus: [50, 70],
  },
  'cau-dat-chieu': { alt: 'Nắng chiều trên đồi cà phê Cầu Đất', tags: ['Vùng trồng', 'Cầu Đất'] },
  'cau-dat-mua-kho': { tags: ['Vùng trồng', 'Cầu Đất'] },
  'ruong-bac-thang': { alt: 'Nương chè bậc thang ở Hà Giang', tags: ['Vùng trồng', 'Trà'] },
  'tay-nguyen': { tags: ['Vùng trồng'] },
  'ho-guom': { alt: 'Hồ Gươm và Tháp Rùa lúc bình minh', tags: ['Hà Nội'], focus: [65, 60] },
  'ho-guom-xuan': { alt: 'Hồ Gươm ngày xuân', tags: ['Hà Nội'] },
  'latte-rosetta': { alt: 'Cốc latte vẽ hình lá, nhìn từ trên xuống', tags: ['Cà phê', 'Thức uống'] },
  'latte-xanh': { alt: 'Cốc latte men xanh', tags: ['Cà phê', 'Thức uống'] },
  'tach-ca-phe': { alt: 'Tách cà phê bốc khói bên cửa sổ', tags: ['Cà phê', 'Thức uống'] },
  'tach-ca-phe-dem': { tags: ['Cà phê', 'Thức uống'] },
  'sua-da': { alt: 'Ly cà phê sữa đá', tags: ['Cà phê', 'Thức uống'] },
  'bac-xiu': { alt: 'Ly bạc xỉu ba tầng', tags: ['Cà phê', 'Thức uống'] },
  'phin-sang': {
    alt: 'Phin nhôm đặt trên ly thủy tinh, trên bàn gỗ',
    tags: ['Cà phê', 'Dụng cụ'],
    focus: [50, 35],
  },
  'phin-xanh': { tags: ['Cà phê', 'Dụng cụ'] },
  'sen-tay-ho': { alt: 'Bông sen hồng trên hồ Tây', tags: ['Trà', 'Hà Nội'] },
  'am-dat': { alt: 'Ấm đất nung Bát Tràng và hai chén nhỏ', tags: ['Trà', 'Dụng cụ'] },
  'am-tra-xanh': { tags: ['Trà', 'Dụng cụ'] },
  matcha: { alt: 'Bát matcha vừa đánh xong, bọt mịn', tags: ['Trà', 'Thức uống'] },
  'hat-rang': { alt: 'Hạt cà phê rang vừa', tags: ['Cà phê'] },
  'canh-chin': { alt: 'Cành cà phê trĩu quả chín đỏ', tags: ['Cà phê', 'Vùng trồng'] },
  v60: { alt: 'Rót nước qua phễu V60', tags: ['Cà phê', 'Dụng cụ'] },
  'may-rang': { alt: 'Máy rang trống ở xưởng Gia Lâm', tags: ['Cà phê', 'Xưởng'] },
  'tiem-hang-be': { alt: 'Mặt tiền tiệm ở phố Hàng Bè', tags: ['Cửa hàng', 'Hà Nội'] },
  'tiem-tay-ho': { alt: 'Mặt tiền trà quán Tây Hồ', tags: ['Cửa hàng', 'Hà Nội'] },
  'quay-bar': { tags: ['Cửa hàng'] },
  barista: { alt: 'Người pha chế trao cốc cà phê', tags: ['Con người', 'Cửa hàng'], focus: [50, 25] },
  'barista-tra': { alt: 'Nghệ nhân pha trà sen', tags: ['Con người', 'Trà'], focus: [50, 25] },
  'lop-hoc': { alt: 'Lớp học nếm cà phê, mọi người quanh bàn', tags: ['Con người', 'Lớp học'] },
  'lop-hoc-2': { tags: ['Con người', 'Lớp học'] },
  'goi-cau-dat': { alt: 'Gói cà phê Cầu Đất màu xanh ngọc', tags: ['Bao bì', 'Cà phê'] },
  'goi-son-la': { alt: 'Gói cà phê Sơn La màu đất nung', tags: ['Bao bì', 'Cà phê'] },
  'goi-espresso': { alt: 'Gói Espresso Phố Cổ màu đêm', tags: ['Bao bì', 'Cà phê'] },
  'hop-tra-sen': { alt: 'Hộp thiếc trà sen màu hồng', tags: ['Bao bì', 'Trà'] },
  'qua-tet': { alt: 'Hộp quà Tết buộc dây đỏ', tags: ['Bao bì', 'Tết'] },
  'gach-bong': { tags: ['Hoa văn'] },
  'song-nuoc': { tags: ['Hoa văn'] },
  'trong-dong': { alt: 'Hoa văn mặt trống đồng', tags: ['Hoa văn', 'Tết'] },
}

/** An unused duplicate, as if uploaded from a phone. */
export const copied = {
  of: 'phin-sang',
  name: 'IMG_2041 phin',
  path: 'media/sample/img-2041.webp',
} as const satisfies {
  of: PictureKey
  name: string
  path: string
}
