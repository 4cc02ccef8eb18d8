import type { TypeKey } from '../texts/structure'

export type Genre = 'news' | 'guides' | 'coffee' | 'tea' | 'courses'

/** Share of each genre in percent; `under` restricts a genre to one branch of its type's categories. */
export const genres: Record<Genre, { type: TypeKey; share: number; under?: string }> = {
  news: { type: 'news', share: 36 },
  guides: { type: 'guides', share: 34 },
  coffee: { type: 'products', share: 14, under: 'Cà phê rang' },
  tea: { type: 'products', share: 8, under: 'Trà lá' },
  courses: { type: 'courses', share: 8 },
}

/** Parts of titles, separated by `|`; every part can follow every part of the previous slot. */
const pieces = (list: string): string[] => list.split('|').map((piece) => piece.trim())

const places =
  'đồi Cầu Đất|bản Lụng|Mường Chanh|Suối Giàng|phố Hàng Bè|bãi Giữa|xưởng Gia Lâm|đầm sen Quảng An|chợ phiên Bắc Hà|làng gốm Bát Tràng|cao nguyên Mộc Châu|thung lũng Khe Sanh|rừng thông Măng Đen|vườn chè Tân Cương|buôn Ea Kao|cảng Hải Phòng|ga Long Biên|hồ Tây|phố Tạ Hiện|đèo Pha Đin|bản Tả Sìn Thàng|vườn nhà ông Thân|quầy bar tầng hai|trà quán Tây Hồ'

export const slots: Record<Genre, readonly [string[], string[], string[], string[]]> = {
  news: [
    pieces(
      'Tin nhanh từ|Một ngày ở|Ghi chép ở|Chuyện kể từ|Mùa này ở|Gặp lại bạn cũ ở|Sổ tay|Nhìn lại|Bức thư từ|Sáng sớm ở|Chiều muộn ở|Đêm trắng ở|Trở về|Hẹn nhau ở|Ba ngày ở|Đi qua|Ảnh đẹp|Lắng nghe|Người mới đến|Hỏi chuyện',
    ),
    pieces(places),
    pieces(
      ': vụ hái muộn|: giàn phơi mới|: mẻ rang đầu tiên|: lớp trẻ về làng|: buổi nếm thử đông vui|: con đường vừa mở|: giá nhân xanh|: bữa cơm của thợ hái|: những gốc chè già|: chiếc máy rang cũ|: hai trăm cân hạt|: lứa học viên thứ chín|: giếng nước và cối xay|: cuộc thi pha phin|: gian hàng nhỏ|: chuyến xe chở hạt|: mùi khói và mùi mật|: cây cà phê đầu ngõ|: đêm hát bên bếp|: khách phương xa|, nơi hạt chín chậm|, nơi sương tan lúc chín giờ|, nơi ai cũng biết tên nhau|, nơi chiếc phin không nghỉ',
    ),
    pieces(
      'sau cơn mưa đầu mùa|giữa mùa khô|trước ngày giáp Tết|trong tiết heo may|vào mùa hoa trắng|khi nắng lên|đúng rằm tháng Tám|lúc giao mùa|qua lời người ở lại|qua mười tấm ảnh|và một lời cảm ơn|và những điều chưa kể|theo nhịp của đất|bên ấm trà nguội|với nhóm bạn cũ|ngày gió mùa về|mùa nước cạn|tuần lễ vừa qua',
    ),
  ],
  guides: [
    pieces(
      'Cách pha|Kinh nghiệm chọn|Ba lỗi hay gặp khi pha|Mẹo nhỏ với|Hỏi đáp về|Pha ngon hơn:|Thử lại|Phân biệt|Bảo quản|Nếm|Hiểu đúng về|Tự làm|Đổi vị với|Một tuần với|Năm điều cần biết về|Nhật ký pha|Cứu một mẻ|Đọc vị|Tập pha|Bắt đầu với',
    ),
    pieces(
      'cà phê sữa đá|bạc xỉu|cà phê trứng|cà phê muối|cà phê cốt dừa|nâu nóng|đen đá|cold brew|espresso|cappuccino|latte|flat white|cà phê V60|cà phê French press|moka|trà sen|trà nhài|trà Shan tuyết|ô long Mộc Châu|chè móc câu|hồng trà|matcha|trà chanh giã tay|trà cúc chi|trà đá|bạch trà|cà phê ủ lạnh|cà phê phin|trà gừng mật ong|trà vải',
    ),
    pieces(
      'bằng phin nhôm|bằng ấm đất|với nước lọc Hà Nội|theo cách của bà ngoại|trong năm phút|cho hai người|khi trời nồm|ở nơi không có máy|bằng bình ủ|với hạt rang vừa|với hạt rang đậm|theo tỷ lệ một trên mười lăm|kiểu phố cổ|kiểu Sài Gòn|kiểu xứ Huế|bằng bếp than|cùng sữa tươi nguyên kem|ít đường|không cần cân|từ hạt mới rang',
    ),
    pieces(
      'cho người mới bắt đầu|cho người vội|cho quán nhỏ|cho ngày mưa|cho buổi họp dài|mà vẫn giữ hương|và ba lưu ý nhỏ|và điều thợ không nói|tại nhà|ở văn phòng|trên tàu đêm|giữa mùa hè|đón khách ngày Tết|từng bước một|có hình minh họa|qua bảy lần thử|hỏi và đáp|bản cập nhật',
    ),
  ],
  coffee: [
    pieces(
      'Cà phê|Cà phê Arabica|Cà phê Robusta|Cà phê Typica|Cà phê Catimor|Cà phê Bourbon|Cà phê Caturra|Hạt xanh|Espresso|Phin|Drip bag|Cold brew',
    ),
    pieces(
      'Cầu Đất|Mường Chanh|Chiềng Ban|Khe Sanh|Măng Đen|Đắk Lắk|Ea Kao|Cư M’gar|Lạc Dương|Phố Cổ|Tây Hồ|Hàng Bè|Gia Lâm|Ngọc Linh|A Lưới|Hướng Phùng|Đắk Hà|Di Linh|Mường Ảng|Buôn Hồ|Chư Sê|Sơn La',
    ),
    pieces(
      'sơ chế ướt|sơ chế mật ong|mật ong đỏ|mật ong vàng|phơi khô nguyên quả|lên men yếm khí|rang mộc|rang vừa|rang đậm|rang nhạt|hái tay|vụ xuân|vụ thu|mẻ đầu mùa|mẻ thử nghiệm|vườn cổ|vi lô|ủ thùng gỗ',
    ),
    pieces(
      '– gói 250 g|– gói 500 g|– gói 1 kg|– gói 200 g|– túi dùng thử|– hộp quà|– cho quán|– hạt nguyên|– xay sẵn cho phin|– xay sẵn cho V60|– mười hai gói|– hai mươi gói',
    ),
  ],
  tea: [
    pieces(
      'Trà sen|Trà nhài|Trà ngâu|Trà Shan tuyết|Ô long|Hồng trà|Bạch trà|Chè xanh|Chè móc câu|Trà cúc|Trà vỏ quýt|Trà đen',
    ),
    pieces(
      'Suối Giàng|Tả Sìn Thàng|Mộc Châu|Cao Sơn|Tân Cương|Bảo Lộc|Quảng An|Quảng Bá|Tủa Chùa|Hồ Thầu|Lũng Phìn|Phìn Hồ|Chế Cu Nha|Cao Bồ|La Bằng|Trại Cài|Tây Hồ|Hàng Bè',
    ),
    pieces(
      'sao củi|sao chảo gang|một búp hai lá|một búp một lá|héo nắng|rang than hoa|lên men nhẹ|vụ xuân|vụ thu|vụ đông|hái sáng sớm|ướp bốn đêm|ướp bảy lần|gốc già|mẻ đầu mùa|sấy gió',
    ),
    pieces(
      '– hộp 100 g|– hộp 50 g|– hộp 200 g|– hộp thiếc|– túi dùng thử|– hộp quà|– mười hai gói|– cho quán|– gói giấy dó|– bánh ép 357 g',
    ),
  ],
  courses: [
    pieces(
      'Lớp sáng:|Lớp chiều:|Lớp tối:|Lớp cuối tuần:|Khóa ngắn:|Khóa chuyên sâu:|Buổi thực hành:|Ôn tập:|Trải nghiệm:|Lớp mở:|Lớp hè:|Lớp kèm riêng:',
    ),
    pieces(
      'pha phin|latte art|đánh sữa|chiết xuất espresso|cupping căn bản|rang mẻ nhỏ|chọn nhân xanh|ướp trà sen|pha trà ô long|đánh matcha|pha thủ công V60|ủ lạnh|thực đơn mùa hè|vận hành quán|chăm máy và cối|phục vụ tại bàn|nếm nước|kể chuyện trà',
    ),
    pieces(
      'cùng anh Huy|cùng cô Sen|cùng Yui|cùng chị Hà|cùng anh Nam|cùng chị Ánh|cùng thợ rang|cùng nhóm bạn|cho thiếu nhi|cho gia đình|cho người đi làm|cho chủ quán',
    ),
    pieces(
      'tại Hàng Bè|tại Tây Hồ|tại xưởng Gia Lâm|trực tuyến|một buổi|hai buổi|bốn buổi|sáu buổi|tám buổi|lớp tám người|bằng tiếng Anh|bằng tiếng Nhật',
    ),
  ],
}

/** Words that occur in few titles, the rarest last, for testing searches. */
export const rareWords = pieces(
  'mắc khén|tràm gió|gỗ ngọc am|hoa sói|hoa ngâu|lá bép|hạt dổi|cơm lam|thổ cẩm|khèn lá|ca trù|chầu văn|giấy dó|sơn mài|men lam|gốm Chu Đậu|sắt tráng men|than hoa|gùi mây|thuyền nan|Hà Nhì|La Chí|Lô Lô|Pà Thẻn|Xơ Đăng|Cơ Ho|Chu Ru|Tà Ôi|Bru Vân Kiều|Pa Kô|Sín Chéng|Nậm Nghẹp|Xím Vàng|Chế Cu Nha|Hồ Thầu|Lũng Phìn|Phìn Hồ|Tây Côn Lĩnh|Chiêu Lầu Thi|Kon Plông|Tu Mơ Rông|Đắk Glei|Chư Yang Sin|Bidoup|Yang Bay|thảo quả|sa nhân|hà thủ ô|cốm Vòng|bưởi Diễn|mơ Hương Tích|quất Tứ Liên|đào Nhật Tân|sâm Ngọc Linh|nhãn lồng|chẩm chéo|rượu ngô|nước giếng đá ong|trà Phổ Nhĩ|Gesha|Maragogype|Pacamara|koji|hojicha|genmaicha|kombucha|nitro|siphon|ibrik|cezve',
)

/** Sentences for summaries; any two fit together. */
export const sentences = pieces(
  'Ghi lại ngắn gọn để lần sau đỡ quên.|Đọc trong ba phút, làm trong một buổi sáng.|Có ảnh chụp từng bước ở cuối bài.|Viết theo lời kể của người làm lâu năm.|Chúng tôi đã thử đi thử lại trước khi viết.|Hợp với cả người mới lẫn người đã quen tay.|Ai có kinh nghiệm khác xin kể thêm ở dưới.|Số lượng có hạn, hết mùa là hết.|Hương thơm rõ, vị sạch, hậu ngọt dài.|Giữ đúng cách làm cũ, chỉ bớt phần cầu kỳ.|Tiệm sẽ cập nhật khi có tin mới.|Mỗi mẻ một khác, xin đừng ngạc nhiên.|Phần tính toán có trong bảng đi kèm.|Nhớ ghi lại nhiệt độ và thời gian của bạn.|Cảm ơn những ai đã góp ý cho bản trước.|Xin nhắn trước một hôm để tiệm chuẩn bị.',
)
