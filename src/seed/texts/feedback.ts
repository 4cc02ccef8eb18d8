/** `hours` before now. */
export interface FeedbackDraft {
  hours: number
  type: string
  name: string
  phone?: string
  email?: string
  address?: string
  content: string
  /** Notes of staff, the first soon after; with notes the sender counts as contacted, unless `isOpen`. */
  notes?: readonly string[]
  isOpen?: true
}

/** Newest first; ranges from friendly to angry, with some advertising. */
export const feedbackDrafts: readonly FeedbackDraft[] = [
  {
    hours: 1,
    type: 'Đặt hàng',
    name: 'Nguyễn Thị Minh Thu',
    phone: '0912640188',
    email: 'minhthu.nguyen@example.vn',
    address: '12 Nguyễn Hữu Huân, phường Hoàn Kiếm, Hà Nội',
    content:
      'Mình muốn đặt 40 hộp quà Tết cho công ty, mỗi hộp một gói Cầu Đất và một hộp trà sen, in logo lên dây buộc. Tiệm báo giá giúp mình trước thứ Sáu nhé.',
  },
  {
    hours: 3,
    type: 'Khiếu nại',
    name: 'Trần Đức Long',
    phone: '0987305512',
    content:
      'Tôi đặt hai gói Sơn La từ thứ Hai, hôm nay vẫn chưa thấy đâu. Gọi số trên trang không ai nghe máy. Làm ăn thế này thì lần sau tôi không mua nữa!',
  },
  {
    hours: 7,
    type: 'Hỏi về sản phẩm',
    name: 'Lê Khánh Vy',
    email: 'vy.le@example.vn',
    content: 'Nhà mình pha phin thì nên lấy gói nào ạ? Mình thích vị đậm mà không quá chua.',
  },
  {
    hours: 9,
    type: '',
    name: 'SEO TOP GOOGLE 24H',
    phone: '0900000123',
    email: 'sales@example.com',
    content:
      'DỊCH VỤ ĐẨY TOP GOOGLE CHỈ 990K/THÁNG!!! Cam kết lên trang nhất sau 3 ngày, không lên hoàn tiền 200%. Bấm ngay: http://re-vo-dich.example',
  },
  {
    hours: 22,
    type: 'Góp ý',
    name: 'Bác Hòa',
    phone: '0243826104',
    content:
      'Tiệm ở Hàng Bè bật nhạc hơi to vào buổi sáng, người già như tôi ngồi đọc báo khó nghe nhau nói chuyện. Còn cà phê thì vẫn ngon như ngày đầu.',
    isOpen: true,
    notes: ['Đã báo anh Tuấn ở quầy giảm nhạc trước 10 giờ. Chiều gọi lại cảm ơn bác.'],
  },
  {
    hours: 26,
    type: 'Hợp tác',
    name: 'Tanaka Yui',
    email: 'yui@example.jp',
    content:
      'I had your lotus tea in Hà Nội and cannot forget it. May we serve it in our small tea room in Kyoto? We would begin with twenty tins.',
  },
  {
    hours: 31,
    type: 'Đặt hàng',
    name: 'Phạm Quốc Bảo',
    phone: '0934117720',
    address: '5 Lê Thánh Tông, phường Hải Châu, Đà Nẵng',
    content: 'Cho mình hỏi phí gửi 3 kg Robusta vào Đà Nẵng và có được trả tiền khi nhận hàng không?',
    notes: ['Phí 45.000, nhận hàng trả tiền được. Khách đồng ý, đã lên đơn.'],
  },
  {
    hours: 44,
    type: 'Khiếu nại',
    name: 'Hoàng Mai Anh',
    phone: '0978220946',
    email: 'maianh@example.vn',
    content:
      'Túi cà phê nhận được bị rách, bột vương đầy hộp quà. Mình mua để biếu nên rất ngại. Mong tiệm xem lại khâu đóng gói.',
    notes: [
      'Gọi hai lần không nghe máy, đã nhắn tin xin lỗi.',
      'Chị Mai Anh gọi lại: gửi hộp mới, tặng thêm 100 g trà sen. Đã nhắc kho dùng túi hai lớp.',
    ],
  },
  {
    hours: 52,
    type: 'Lớp học',
    name: 'Đỗ Gia Hân',
    email: 'giahan.do@example.vn',
    content: 'Lớp latte art tháng sau còn chỗ không ạ? Em chưa biết gì thì có theo được không?',
    notes: ['Còn hai chỗ, đã gửi lịch và cách đóng học phí.'],
  },
  {
    hours: 70,
    type: 'Góp ý',
    name: 'Vũ Hải Đăng',
    content: 'Trang web trên điện thoại đẹp, nhưng nút thêm vào giỏ hơi nhỏ. Chúc tiệm đông khách!',
    notes: ['Đã chuyển cho bạn làm trang.'],
  },
  {
    hours: 75,
    type: '',
    name: 'asdfgh',
    content: 'test test 123',
    notes: ['Tin rác.'],
  },
  {
    hours: 98,
    type: 'Hợp tác',
    name: 'Ngô Thanh Phong',
    phone: '0961884402',
    email: 'phong.ngo@example.vn',
    address: '88 Trần Phú, phường Hà Đông, Hà Nội',
    content:
      'Bên mình mở quán mới ở Hà Đông, cần nguồn espresso ổn định khoảng 30 kg mỗi tháng. Cho mình xin mẫu thử và bảng giá sỉ.',
    notes: ['Đã gửi 3 mẫu 200 g.', 'Khách ưng Espresso Phố Cổ, hẹn ký hợp đồng tuần sau.'],
  },
  {
    hours: 120,
    type: 'Hỏi về sản phẩm',
    name: 'Sarah Miller',
    email: 'sarah@example.com',
    content: 'Do you ship the lotus tea to Singapore? I had it at your Tây Hồ shop and miss it already.',
    notes: ['Answered: yes, from two boxes on. Sent the price list.'],
  },
  {
    hours: 167,
    type: 'Khiếu nại',
    name: 'Bùi Văn Kiên',
    phone: '0355901277',
    content:
      'Nhân viên ca tối hôm chủ nhật trả lời trống không, khách hỏi gì cũng “không biết”. Rất thất vọng.',
    notes: ['Xem lại camera, đã nói chuyện với bạn ca tối. Gọi xin lỗi, khách nhận lời quay lại.'],
  },
  {
    hours: 190,
    type: 'Góp ý',
    name: 'Chị Lan Anh',
    phone: '0904556713',
    content: 'Trà sen năm nay thơm lắm, mẹ chị khen mãi. Cảm ơn các em!',
    notes: ['Đã nhắn cảm ơn chị.'],
  },
]
