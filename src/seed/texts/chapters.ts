/** The star marks a highlighted lesson. */
type LessonText = readonly [title: string, minutes: number, star?: '★']

type ChapterText = readonly [title: string, about: string, ...lessons: LessonText[]]

export interface CourseText {
  price: number
  students: number
  chapters: readonly ChapterText[]
}

/** By the course's title. */
export const courseTexts: Readonly<Record<string, CourseText>> = {
  'Pha phin và những món sữa': {
    price: 350_000,
    students: 412,
    chapters: [
      [
        'Chiếc phin',
        'Một dụng cụ, ba biến số.',
        ['Chọn phin và đo bột', 15],
        ['Ủ, nén, rót: pha cốc đầu tiên', 30, '★'],
        ['Nếm và sửa: nhanh quá, chậm quá', 20],
      ],
      [
        'Bốn món sữa',
        'Cùng một cốt phin, bốn cách uống.',
        ['Nâu đá', 15],
        ['Bạc xỉu', 15],
        ['Cà phê trứng', 25, '★'],
        ['Cà phê muối', 20],
      ],
      ['Ở nhà', 'Mang phin về và pha lại.', ['Bảo quản hạt', 10], ['Xay ở đâu, xay thế nào', 10]],
    ],
  },
  'Cà phê là gì? Buổi học cho người chưa biết gì': {
    price: 250_000,
    students: 655,
    chapters: [
      ['Từ quả đến hạt', '', ['Quả đỏ Cầu Đất', 20], ['Sơ chế: ướt, mật ong, khô', 25]],
      ['Từ hạt đến cốc', '', ['Rang: ba màu, ba vị', 30, '★'], ['Ba cách pha, một loại hạt', 45]],
      ['Nếm', '', ['Nói về chua, ngọt, đắng', 30], ['Chọn gói đầu tiên của mình', 15]],
    ],
  },
  'Coffee 101 in English': {
    price: 300_000,
    students: 188,
    chapters: [
      [
        'Beans',
        'Where they come from and who grows them.',
        ['Robusta and arabica', 20],
        ['A map of Vietnam', 15],
      ],
      [
        'Cups',
        'We make three and drink four.',
        ['The phin, step by step', 30, '★'],
        ['Egg coffee', 25],
        ['How to order', 10],
      ],
    ],
  },
  はじめてのベトナムコーヒー: {
    price: 450_000,
    students: 96,
    chapters: [
      ['フィンを知る', '', ['道具と豆', 20], ['一杯目を淹れる', 30, '★']],
      ['甘い飲み方', '', ['練乳コーヒー', 20], ['エッグコーヒー', 30]],
    ],
  },
  'Trà cho người bận': {
    price: 200_000,
    students: 143,
    chapters: [
      ['Một cái cốc', '', ['Nước bao nhiêu độ', 10], ['Trà túi lá to', 15]],
      ['Ba loại trà', '', ['Shan tuyết', 20], ['Ô long', 20], ['Trà sen', 20, '★']],
    ],
  },
  'Barista cơ bản, tám buổi': {
    price: 4_800_000,
    students: 268,
    chapters: [
      [
        'Máy và cối',
        'Hai buổi đầu: làm quen với quầy.',
        ['Vệ sinh đầu ca', 45],
        ['Chỉnh cối theo thời gian chảy', 75],
        ['Đọc một shot espresso', 60, '★'],
      ],
      [
        'Sữa',
        'Ba buổi, hai mươi lít.',
        ['Đánh bọt: xoáy và kéo', 120],
        ['Cappuccino, latte, flat white', 120],
        ['Rót tim', 120, '★'],
      ],
      [
        'Quầy',
        'Ba buổi cuối: đứng một ca.',
        ['Thứ tự gọi món', 90],
        ['Ca thật, khách thật', 180],
        ['Dọn quầy và bàn giao', 45],
      ],
    ],
  },
  'Barista nâng cao: chiết xuất và nước': {
    price: 5_200_000,
    students: 87,
    chapters: [
      [
        'Chiết xuất',
        '',
        ['TDS và tỉ lệ chiết', 120],
        ['Ba công thức cho một hạt', 120, '★'],
        ['Khi nào cốc bị gắt', 60],
      ],
      ['Nước', '', ['Độ cứng và độ kiềm', 90], ['Tự pha nước', 90]],
      ['Bài cuối', '', ['Viết công thức cho quán mình', 120]],
    ],
  },
  'Latte art: từ tim đến thiên nga': {
    price: 2_400_000,
    students: 201,
    chapters: [
      ['Bọt', '', ['Bọt mịn như sơn', 90], ['Rót tròn', 60]],
      ['Hình', '', ['Trái tim', 60, '★'], ['Tulip ba tầng', 90], ['Rosetta', 90], ['Thiên nga', 90, '★']],
    ],
  },
  'Luyện thi barista trẻ toàn quốc': {
    price: 7_500_000,
    students: 0,
    chapters: [
      ['Bài mười lăm phút', '', ['Kịch bản và lời nói', 120], ['Bấm giờ từng động tác', 120]],
      ['Món sáng tạo', '', ['Tìm ý từ một nguyên liệu', 90]],
    ],
  },
  'Rang mẻ nhỏ trên máy một cân': {
    price: 6_000_000,
    students: 64,
    chapters: [
      ['Trước mẻ rang', '', ['Nhân xanh và độ ẩm', 60], ['Làm nóng máy', 30]],
      ['Mẻ rang', '', ['Nghe tiếng nổ', 90, '★'], ['Đọc đường cong', 90], ['Ba mẻ, ba mức', 150]],
      ['Hôm sau', '', ['Nếm lại ba mẻ', 60], ['Ghi sổ rang', 30]],
    ],
  },
  'Cupping căn bản: tập nói về mùi vị': {
    price: 3_200_000,
    students: 119,
    chapters: [
      ['Mũi', '', ['Mười hai lọ đầu', 90], ['Ba mươi sáu lọ hương', 90, '★']],
      ['Lưỡi', '', ['Chua nào là chua ngon', 60], ['Ngọt, mặn và nước', 60]],
      ['Bàn cupping', '', ['Thứ tự một bàn', 60], ['Chấm điểm và nói lý do', 90]],
    ],
  },
  'Chọn nhân xanh: nhìn, ngửi, cân': {
    price: 1_500_000,
    students: 0,
    chapters: [
      ['Ba trăm gam hạt', '', ['Đếm lỗi', 90], ['Cỡ sàng và độ ẩm', 60], ['Viết phiếu nhập kho', 45]],
    ],
  },
  'Mở quán nhỏ: từ giấy phép đến ly đầu tiên': {
    price: 3_900_000,
    students: 152,
    chapters: [
      [
        'Trên giấy',
        '',
        ['Giấy phép và an toàn thực phẩm', 60],
        ['Vốn: tính đủ rồi cộng ba phần mười', 90, '★'],
      ],
      [
        'Trong quán',
        '',
        ['Chọn máy vừa túi tiền', 60],
        ['Vẽ quầy cho hai người đứng', 60],
        ['Thực đơn mười món', 60],
      ],
      ['Tuần đầu', '', ['Những lỗi chúng tôi đã mắc', 60, '★'], ['Đếm tiền cuối ngày', 30]],
    ],
  },
  'Thực đơn mùa hè cho quán mười bàn': {
    price: 1_200_000,
    students: 0,
    chapters: [
      [
        'Mười hai món lạnh',
        '',
        ['Cold brew và tonic', 60],
        ['Trà trái cây không siro', 60],
        ['Bảng giá vốn', 45],
      ],
    ],
  },
  'Sáng Chủ nhật ướp trà sen': {
    price: 900_000,
    students: 73,
    chapters: [
      ['Trên hồ', '', ['Chèo thuyền, chọn bông', 60]],
      ['Trong nhà', '', ['Tách gạo sen', 60, '★'], ['Ướp mẻ trà của mình', 60]],
    ],
  },
  'Đánh matcha và làm bánh đậu xanh': {
    price: 550_000,
    students: 131,
    chapters: [['Hai thứ bột', '', ['Đánh bát matcha đầu tiên', 45, '★'], ['Bánh đậu xanh nướng', 60]]],
  },
  'Bố mẹ và con: sô-cô-la nóng, sữa và bọt': {
    price: 400_000,
    students: 58,
    chapters: [
      ['Một buổi sáng', '', ['Sô-cô-la nóng', 40], ['Đánh bọt bằng tay', 30, '★'], ['Vẽ lên bọt', 30]],
    ],
  },
}
