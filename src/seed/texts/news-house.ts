import type { WrittenPost } from './write'

export const houseNews: readonly WrittenPost[] = [
  {
    title: 'Nếp Nhà tròn mười tuổi: một thập kỷ bên bếp rang',
    summary: 'Từ chiếc chảo gang ở phố Hàng Bè đến xưởng rang Gia Lâm, mười năm đi qua trong mùi khói thơm.',
    category: 'Chuyện của tiệm',
    picture: 'tiem-hang-be',
    text: [
      'Mùa đông mười năm trước, bà Nguyệt rang mẻ đầu tiên bằng chảo gang, hỏng ba lần, lần thứ tư đem mời hàng xóm. Người thợ khóa đầu ngõ uống xong chỉ nói: “Được.” Tiệm mở từ chữ ấy.',
      'Năm nay, mỗi tuần xưởng rang chừng bốn trăm cân. Chiếc chảo gang vẫn treo trên tường, và vẫn được tra dầu vào ngày mồng một.',
    ],
    sections: ['visit'],
  },
  {
    title: 'Đổi giờ mở cửa từ tháng Mười một',
    summary: 'Mùa lạnh, tiệm Hàng Bè mở muộn hơn nửa giờ buổi sáng và đóng sớm hơn vào Chủ nhật.',
    category: 'Thông báo',
    picture: 'ho-guom',
    text: [
      'Từ ngày 1 tháng Mười một: thứ Hai đến thứ Bảy 7:30–22:00, Chủ nhật 7:30–21:00. Trà quán Tây Hồ giữ nguyên giờ cũ.',
    ],
    custom: { place: 'Hàng Bè' },
  },
  {
    title: 'Lịch nghỉ Tết và nhận đơn quà cuối năm',
    summary: 'Đơn quà chốt ngày 20 tháng Chạp, tiệm nghỉ từ 29 Tết đến hết mồng Ba.',
    category: 'Thông báo',
    picture: 'qua-tet',
    text: [
      'Hộp quà Tết năm nay có ba cỡ, giấy dó do làng Phong Khê làm. Sáng mồng Bốn, ai ghé tiệm cũng có một chén trà sen mừng tuổi.',
    ],
    status: 'draft',
  },
  {
    title: 'Người giữ lửa: anh Huy và chiếc máy rang mười lăm cân',
    summary: 'Bốn mươi sáu tuổi, anh Huy nghe tiếng nổ đầu của hạt như người ta nghe tiếng con gọi cửa.',
    category: 'Người và nghề',
    picture: 'may-rang',
    text: [
      'Anh học rang ở Buôn Ma Thuột, sáu năm không được chạm vào van gas. “Thầy bắt ngửi khói trước đã,” anh kể. Đến giờ anh vẫn nhắm mắt khi hạt chuyển màu.',
      'Sổ rang của anh có cả nhiệt độ ngoài trời và một cột tên là “trong người thế nào”.',
    ],
  },
  {
    title: 'Cô Sen Quảng An và bảy lần ướp trà',
    summary: 'Một cân trà cần hơn một nghìn bông sen Bách Diệp, hái trước khi mặt trời lên.',
    category: 'Người và nghề',
    picture: 'sen-tay-ho',
    text: [
      'Bốn giờ sáng tháng Sáu, cô Sen chèo thuyền nan ra đầm. Gạo sen tách ra phải trắng và khô tay, rải một lớp trà một lớp gạo, ủ, sàng, sấy, rồi lặp lại bảy lần.',
      'Cô bảo: “Trà vội thì chỉ thơm cái vỏ.”',
    ],
  },
  {
    title: 'Yui-san và câu chuyện học nghe tiếng nước sôi',
    summary: 'Từ Kyoto sang Hà Nội theo một công việc văn phòng, Yui ở lại vì một chén trà đá vỉa hè.',
    category: 'Người và nghề',
    picture: 'matcha',
    text: [
      'Yui dạy lớp trà bằng ba thứ tiếng và rất nhiều im lặng. Cô nói nước có năm tiếng sôi, và người Hà Nội đặt tên cho chúng hay hơn người Kyoto: mắt tôm, mắt cua, mắt cá.',
    ],
    sections: ['japanese'],
  },
  {
    title: 'Bàn số bốn của ông Lâm',
    summary: 'Mỗi sáng một phin đen, một tờ báo, và một chỗ ngồi mà cả tiệm tự động để trống.',
    category: 'Khách quen',
    picture: 'tach-ca-phe',
    text: [
      'Ông Lâm dạy toán, về hưu đã mười chín năm. Ông tính rằng mình đã uống ở đây hai nghìn chín trăm phin, “sai số không quá một phần trăm”.',
    ],
  },
  {
    title: 'Đôi bạn cưới nhau sau ba trăm cốc bạc xỉu',
    summary: 'Họ gặp nhau vì cùng cầm nhầm cốc. Thiệp cưới in hình hai cái ống hút.',
    category: 'Khách quen',
    picture: 'bac-xiu',
  },
  {
    title: 'Nhóm vẽ ký họa phố cổ họp ở tầng hai',
    summary:
      'Chiều Chủ nhật nào cũng có chừng hai chục cuốn sổ mở trên bàn, và ít nhất một cốc dính màu nước.',
    category: 'Khách quen',
    picture: 'tiem-tay-ho',
  },
  {
    title: 'Tuyển phụ quầy ca sáng',
    summary: 'Cần hai bạn dậy sớm được, thích nói chuyện, chưa biết pha cũng không sao.',
    category: 'Thông báo',
    picture: 'barista',
    text: [
      'Ca 6:30–12:30, tuần năm buổi. Có ăn sáng, có lớp barista miễn phí, có người sửa lưng cho khỏi mỏi.',
    ],
  },
  {
    title: 'Trà quán Tây Hồ thay mái ngói, tạm đóng ba ngày',
    summary: 'Mái cũ dột đúng chỗ để trà Shan. Từ thứ Hai đến thứ Tư tuần sau, xin mời khách sang Hàng Bè.',
    category: 'Thông báo',
    picture: 'am-tra-xanh',
    status: 'hidden',
  },
  {
    title: 'Cốc mang theo được bớt năm nghìn đồng',
    summary:
      'Ai mang cốc của mình được bớt năm nghìn; cuối năm tiệm cộng lại xem đã bớt được bao nhiêu cốc giấy.',
    category: 'Chuyện của tiệm',
    picture: 'tach-ca-phe-dem',
  },
  {
    title: 'Bã cà phê đi đâu? Một vòng từ quầy bar ra vườn cải',
    summary:
      'Mỗi tuần hai bao bã lên xe đạp của chị Thắm sang bãi Giữa, rồi quay về thành rau trên bàn cơm của tiệm.',
    category: 'Chuyện của tiệm',
    picture: 'bao-day',
    status: 'pending',
  },
  {
    title: 'Gạch bông cũ ở tiệm Hàng Bè kể chuyện gì',
    summary: 'Mười một viên vỡ, bốn viên thay, còn lại vẫn là nền nhà của người bán tơ năm 1931.',
    category: 'Chuyện của tiệm',
    picture: 'gach-bong',
    status: 'pending',
  },
]
