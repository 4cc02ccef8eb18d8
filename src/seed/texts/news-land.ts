import type { WrittenPost } from './write'

export const landNews: readonly WrittenPost[] = [
  {
    title: 'Vụ hái Cầu Đất bắt đầu sớm mười ngày',
    summary: 'Nắng cuối thu làm quả chín nhanh; bà con hái chọn từng quả, chia làm bốn lượt.',
    category: 'Cầu Đất',
    picture: 'cau-dat-som',
    text: [
      'Ở độ cao 1.600 mét, sương tan lúc chín giờ. Tổ hái của chị Oanh đi từ mép đồi phía đông, chỉ lấy quả đỏ sẫm, để quả cam lại cho lượt sau.',
      'Năm nay giá quả tươi tăng một phần năm. Tiệm giữ giá bán đến hết quý, phần chênh lệch tiệm chịu.',
    ],
    custom: { source: 'Tổ hái Trường Thọ', place: 'Cầu Đất, Lâm Đồng' },
  },
  {
    title: 'Ba ngày ngủ lại trên đồi Cầu Đất',
    summary: 'Ghi chép của người đi mua nhân: lạnh, đất đỏ, và một nồi canh lá bép.',
    category: 'Cầu Đất',
    picture: 'cau-dat-chieu',
    text: [
      'Đêm ở nhà chị Oanh, gió thổi qua vách ván như tiếng người sàng hạt. Sáng dậy, giàn phơi phủ một lớp sương trắng, phải chờ nắng mới đảo được.',
    ],
  },
  {
    title: 'Mùa khô đến sớm, suối cạn, giếng khoan thêm hai mét',
    summary: 'Cây cà phê chịu hạn giỏi hơn người; nhưng nước sơ chế ướt thì không thể thiếu.',
    category: 'Cầu Đất',
    picture: 'cau-dat-mua-kho',
    status: 'pending',
  },
  {
    title: 'Mường Chanh đỏ rực: tin từ bản Lụng',
    summary: 'Anh Pành gửi về tấm ảnh giàn phơi và một câu: “Năm nay được mùa, lo mưa.”',
    category: 'Sơn La',
    picture: 'canh-chin-2',
    text: [
      'Hợp tác xã bản Lụng có sáu mươi hai hộ, trồng Catimor từ những năm chín mươi. Ba năm nay họ tự sơ chế mật ong, bớt nước, thêm công đảo.',
    ],
    custom: { source: 'Lò Văn Pành', place: 'Mường Chanh, Sơn La' },
  },
  {
    title: 'Giàn phơi mới cho hợp tác xã bản Lụng',
    summary: 'Tiền đặt cọc của khách mua trước vụ đã thành bốn mươi tám giàn phơi có mái che.',
    category: 'Sơn La',
    picture: 'canh-chin',
  },
  {
    title: 'Sương muối ở Sơn La: còn bao nhiêu, mất bao nhiêu',
    summary: 'Một đêm xuống hai độ, đồi phía bắc cháy lá. Hợp tác xã và tiệm cùng tính lại kế hoạch vụ sau.',
    category: 'Sơn La',
    picture: 'tay-nguyen',
    status: 'draft',
  },
  {
    title: 'Lên Suối Giàng mùa chè xuân',
    summary: 'Cây chè ba người ôm, người hái phải trèo; một búp hai lá, sương còn đọng.',
    category: 'Chè cổ thụ',
    picture: 'ruong-bac-thang',
    text: [
      'Nhà anh Phừ có mười bảy gốc, gốc già nhất ông nội anh đã gọi là già. Chè sao trong chảo gang bằng củi, tay trần, không găng.',
      'Shan tuyết năm nay nhiều tuyết, nước vàng trong, hậu ngọt dài.',
    ],
  },
  {
    title: 'Tả Sìn Thàng, chợ phiên và bao chè gói lá dong',
    summary: 'Đường đi một ngày, chè mua được bốn cân, chuyện kể thì cả mùa chưa hết.',
    category: 'Chè cổ thụ',
    picture: 'am-dat',
  },
  {
    title: 'Robusta hái chín: cuộc đổi thay lặng lẽ ở Đắk Lắk',
    summary: 'Khi hạt Robusta được đối xử như Arabica, nó trả lại vị sô-cô-la và hạt dẻ.',
    category: 'Cà phê vùng cao',
    picture: 'tay-nguyen',
    text: [
      'Trang trại của nhà anh Y Thân bỏ cách tuốt cành từ bốn năm trước. Năng suất giảm một phần mười, giá tăng một nửa.',
    ],
  },
  {
    title: 'Giá nhân xanh tháng này và vì sao tiệm không tăng giá',
    summary: 'Một bảng số nhỏ, một lời giải thích dài, và lời cảm ơn những ai đã mua trước vụ.',
    category: 'Vùng trồng',
    picture: 'bao-day',
  },
  {
    title: 'Buổi nếm thử mùa đông: sáu cốc, không nhãn',
    summary: 'Tối thứ Sáu tuần này, mười hai chỗ, nếm mù sáu loại hạt mới về.',
    category: 'Buổi nếm thử',
    picture: 'lop-hoc-2',
    text: [
      'Không cần biết gì trước. Mỗi người một chiếc thìa, một tờ giấy, và quyền được nói “tôi không thích”.',
    ],
    sections: ['taste', 'visit'],
  },
  {
    title: 'Đêm trà Shan và đàn nguyệt',
    summary: 'Ba lượt trà, ba bài ca trù, hai mươi lăm chỗ ngồi trên chiếu.',
    category: 'Buổi nếm thử',
    picture: 'barista-tra',
  },
  {
    title: 'Cupping mở tại xưởng Gia Lâm, thứ Bảy hằng tuần',
    summary: 'Ai cũng vào được, miễn đừng xịt nước hoa.',
    category: 'Buổi nếm thử',
    picture: 'may-rang',
    sections: ['english'],
  },
  {
    title: 'Nếp Nhà ở hội chợ làng nghề Bát Tràng',
    summary: 'Gian số 17, bên cạnh lò bầu cổ: phin men xanh lần đầu ra mắt.',
    category: 'Hội chợ',
    picture: 'phin-xanh',
  },
  {
    title: 'Ba ngày ở Tokyo: mang phin sang hội chợ cà phê châu Á',
    summary: 'Người Nhật xếp hàng bốn mươi phút để xem nước nhỏ giọt trong năm phút.',
    category: 'Hội chợ',
    picture: 'phin-sang',
    sections: ['japanese'],
  },
  {
    title: 'Triển lãm hoa văn trống đồng trên bao bì thủ công',
    summary: 'Mười bốn tia mặt trời, ba nhà thiết kế, một gói cà phê không nỡ xé.',
    category: 'Sự kiện',
    picture: 'trong-dong',
    status: 'pending',
  },
  {
    title: 'Ngày hội đạp xe chở cà phê vòng quanh hồ Tây',
    summary: 'Mười bảy cây số, bốn trạm nghỉ, mỗi trạm một kiểu cà phê sữa.',
    category: 'Sự kiện',
    picture: 'ho-guom-xuan',
  },
]
