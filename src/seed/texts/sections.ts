/** Title, then rich text. */
export const guideSections = {
  water: [
    'Nước pha',
    '<p>Nước chiếm hơn 98% cốc cà phê. Ở Hà Nội, nước máy cứng và còn mùi clo: hãy dùng nước lọc, hoặc pha một phần nước khoáng với ba phần nước tinh khiết. Nước quá tinh khiết cho vị phẳng, nước quá cứng làm vị chát và nặng.</p><p>Đun sôi rồi để yên nửa phút là được khoảng <strong>93 °C</strong>, hợp với phần lớn hạt rang vừa.</p>',
  ],
  ratio: [
    'Tỷ lệ',
    '<ul><li>Phin uống đen: 20 g cà phê, 100 ml nước.</li><li>Phin uống sữa: 25 g cà phê, 80 ml nước.</li><li>V60: 15 g cà phê, 240 ml nước.</li><li>Ủ lạnh: 70 g cà phê, 1 lít nước.</li></ul><p>Có cân thì dùng cân; một thìa đầy của mỗi người mỗi khác.</p>',
  ],
  grind: [
    'Độ mịn',
    '<p>Xay ngay trước khi pha. Phin cần hạt cỡ đường cát, V60 cỡ muối biển, ủ lạnh thô như hạt tiêu vỡ. Cốc bị chua và nhạt thì xay mịn hơn một nấc; đắng gắt thì thô hơn một nấc. Mỗi lần chỉ đổi một thứ, và ghi lại.</p>',
  ],
  bloom: [
    'Ủ hạt trước khi rót',
    '<p>Rót lượng nước gấp đôi lượng cà phê, chờ ba mươi đến bốn mươi giây. Hạt mới rang sẽ phồng lên và thở ra khí; hạt cũ nằm im. Bỏ qua bước này, nước chảy theo rãnh và cốc cà phê vừa chua vừa đắng.</p>',
  ],
  storage: [
    'Cất giữ',
    '<p>Cà phê sợ bốn thứ: không khí, ẩm, nóng và ánh sáng. Giữ trong túi có van, ép hết khí, để nơi mát; đừng để tủ lạnh vì mỗi lần mở là một lần hạt đổ mồ hôi. Ngon nhất là từ ngày thứ bảy đến ngày thứ ba mươi sau khi rang.</p>',
  ],
  phinSteps: [
    'Từng bước với phin',
    '<ol><li>Tráng phin và cốc bằng nước sôi.</li><li>Cho cà phê, lắc cho phẳng mặt, đặt nắp gài, không ép chặt.</li><li>Rót 20 ml nước, đậy nắp, chờ bốn mươi giây.</li><li>Rót nốt 80 ml. Giọt đầu rơi ở phút thứ nhất, giọt cuối ở phút thứ năm là vừa.</li></ol>',
  ],
  pourSteps: [
    'Từng bước với V60',
    '<ol><li>Tráng giấy lọc, đổ nước tráng đi.</li><li>Cho 15 g cà phê, ủ với 30 ml nước.</li><li>Đến giây 40, rót vòng xoắn ra ngoài đến 150 ml.</li><li>Đến phút 1:20, rót nốt đến 240 ml. Nước rút hết ở khoảng 2:40.</li></ol>',
  ],
  coldSteps: [
    'Từng bước ủ lạnh',
    '<ol><li>Xay thô 70 g cà phê, cho vào túi vải.</li><li>Rót một lít nước lọc ở nhiệt độ phòng, nhấn cho ngấm.</li><li>Ngâm mười hai giờ trong tủ mát.</li><li>Nhấc túi, không vắt. Uống trong bốn ngày.</li></ol>',
  ],
  milk: [
    'Đánh sữa',
    '<p>Sữa tươi nguyên kem, lạnh từ tủ ra. Đưa vòi hơi ngay dưới mặt sữa trong ba giây đầu để lấy bọt, rồi hạ sâu cho sữa xoáy tròn. Dừng khi bình nóng rát tay, khoảng 60 °C. Bề mặt phải bóng như sơn ướt; thấy bong bóng thì gõ nhẹ và xoay.</p>',
  ],
  espresso: [
    'Đọc một tách espresso',
    '<p>18 g bột, 36 g nước cốt, 25 đến 30 giây. Dòng chảy đầu tiên sẫm như mật, rồi ngả màu hạt dẻ. Chảy quá nhanh: xay mịn hơn. Chảy từng giọt: xay thô hơn. Đừng chữa bằng cách nén mạnh tay.</p>',
  ],
  teaSteps: [
    'Từng bước với trà',
    '<ol><li>Làm nóng ấm và chén.</li><li>Cho 5 g trà cho ấm 150 ml, tráng nhanh một lượt nước.</li><li>Hãm lần đầu 20 giây, mỗi lần sau thêm 10 giây.</li><li>Rót hết ra tống rồi chia đều cho các chén, để chén đầu và chén cuối cùng một vị.</li></ol>',
  ],
  teaHeat: [
    'Nhiệt độ cho từng loại trà',
    '<p>Trà xanh non: 75 đến 80 °C. Ô long: 90 đến 95 °C. Shan tuyết và hồng trà: vừa sôi. Trà sen nên hãm ở 85 °C, nóng quá thì hương bay hết trong một hơi.</p>',
  ],
  taste: [
    'Nếm và ghi',
    '<p>Uống một ngụm khi nóng, một ngụm khi ấm, một ngụm khi nguội. Ghi ba điều: chua kiểu gì, ngọt kiểu gì, còn lại gì sau khi nuốt. Không cần từ ngữ to tát; “như vỏ cam bà phơi trên bếp” là một ghi chú rất tốt.</p>',
  ],
  clean: [
    'Rửa và nghỉ',
    '<p>Rửa ngay khi còn ấm, không dùng xà phòng thơm. Mỗi tuần một lần, ngâm đồ pha với nước nóng và một thìa muối nở, tráng kỹ, úp ráo. Dầu cà phê cũ là thủ phạm của vị ôi mà ta hay đổ cho hạt.</p>',
  ],
  mistakes: [
    'Những lỗi hay gặp',
    '<ul><li>Nước chưa đủ nóng nên cốc nhạt và chua gắt.</li><li>Bột quá mịn làm nghẽn, nước đọng lại và đắng.</li><li>Rót một chỗ, nước khoét thành hố.</li><li>Hạt đã quá ba tháng: không cách nào cứu được, hãy đem khử mùi tủ giày.</li></ul>',
  ],
  japanese: [
    '日本語メモ',
    '<p>ベトナムの水は地域によって硬さが違います。ハノイではろ過した水を使うと、味が澄みます。分からないことは、店の結衣に日本語でどうぞ。</p>',
  ],
  english: [
    'In short, in English',
    '<p>Use filtered water, weigh everything, change one thing at a time and write it down. Our bar team on Hàng Bè street speaks English and is glad to taste your brew with you.</p>',
  ],
  visit: [
    'Ghé tiệm',
    '<p>Nếp Nhà, 36 Hàng Bè, Hà Nội. Mở cửa 7:00 đến 22:00 mọi ngày, kể cả lễ. Xưởng rang ở Gia Lâm đón khách chiều thứ Bảy, xin nhắn trước một hôm.</p>',
  ],
  enrol: [
    'Ghi danh',
    '<p>Mỗi lớp tối đa tám người. Ghi danh tại quầy hoặc nhắn Zalo của tiệm; giữ chỗ bằng một nửa học phí, đổi lịch miễn phí trước bốn mươi tám giờ. Nguyên liệu, tạp dề và sổ tay đã gồm trong học phí.</p>',
  ],
  ship: [
    'Rang và giao',
    '<p>Rang thứ Ba và thứ Sáu, giao trong hai ngày ở Hà Nội, ba đến năm ngày ở các tỉnh. Ngày rang in ở đáy gói. Gói chưa mở được đổi trong mười bốn ngày.</p>',
  ],
} as const satisfies Record<string, readonly [string, string]>

export type SectionKey = keyof typeof guideSections
