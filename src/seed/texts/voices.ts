/** A visitor without an account. */
interface Guest {
  guest: string
}

/** `by` is the index of a client, staff, or a visitor; `hours` before now. */
export interface CommentDraft {
  hours: number
  by: number | 'staff' | Guest
  text: string
  /** Until staff let it through. */
  isHeld?: true
  replies?: readonly CommentDraft[]
}

export const commentDrafts: Readonly<Record<string, readonly CommentDraft[]>> = {
  'Phin Nhà – phối trộn của tiệm': [
    {
      hours: 0.7,
      by: 0,
      text: 'Tiệm ơi, gói này xay sẵn cho phin có giữ được hương bao lâu ạ? Nhà mình uống chậm, một gói khoảng ba tuần mới hết.',
    },
    {
      hours: 26,
      by: 3,
      text: 'Mùi thơm lắm, nhưng mình pha ra hơi đắng. Có phải do nước sôi quá không?',
      replies: [
        {
          hours: 24,
          by: 'staff',
          text: 'Dạ chị thử để nước nguội chừng một phút (khoảng 92–94 độ) rồi mới rót, và đừng nén chặt quá ạ.',
        },
        {
          hours: 5,
          by: 3,
          text: 'Đỡ đắng hẳn rồi, cảm ơn tiệm! Cho mình hỏi thêm: tủ lạnh có giữ được cà phê không?',
        },
      ],
    },
    {
      hours: 0.4,
      by: { guest: 'Bác Tâm' },
      isHeld: true,
      text: 'Cho tôi hỏi gói nửa cân có giao trong ngày ở Long Biên không?',
    },
    { hours: 300, by: 11, text: 'Uống quen mỗi sáng, đổi loại khác là nhớ. 👍' },
  ],
  'Espresso Phố Cổ': [
    {
      hours: 2.5,
      by: 19,
      text: 'エスプレッソマシンがない場合、モカポットでも美味しく淹れられますか？挽き目はどのくらいがおすすめでしょうか。',
    },
    {
      hours: 60,
      by: 12,
      text: 'Do you ship whole beans to Đà Nẵng? And is the roast date printed on the bag?',
      replies: [
        {
          hours: 55,
          by: 'staff',
          text: 'Yes to both! Orders to Đà Nẵng arrive in two days, and the roast date is on the back of every bag.',
        },
      ],
    },
  ],
  'Robusta Đắk Lắk hái chín': [
    {
      hours: 4,
      by: 6,
      text: 'Lần thứ hai đặt mà giao thiếu một gói, gọi thì không ai bắt máy. Làm ăn kiểu gì vậy? Bực thật sự!!!',
    },
    {
      hours: 9,
      by: 8,
      text: 'VAY TIỀN NHANH 5 PHÚT, không cần thế chấp!!! Bấm ngay https://vay-nhanh.example/hot?utm=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    },
    {
      hours: 200,
      by: 16,
      text: 'Nhà tôi ở vùng trồng đây, hái chín mà rang thế này là đúng vị. Chúc tiệm đông khách.',
      replies: [
        {
          hours: 190,
          by: 'staff',
          text: 'Dạ tiệm cảm ơn anh nhiều, hôm nào ra Hà Nội mời anh ghé uống một ly ạ.',
        },
      ],
    },
  ],
  'Pha phin cho đúng: năm phút, không vội': [
    {
      hours: 6,
      by: 4,
      text: 'Bài dễ hiểu quá. Cho mình hỏi phin nhôm với phin inox khác nhau nhiều không ạ?',
    },
    {
      hours: 90,
      by: 5,
      text: 'Mình làm theo mà nước chảy nhanh quá, hai phút là hết.',
      replies: [
        {
          hours: 80,
          by: 'staff',
          text: 'Dạ có thể cà phê xay hơi thô ạ. Chị thử tăng lên 25 gam và nén nhẹ tay xem sao nhé.',
        },
        { hours: 70, by: 14, text: 'Mình cũng bị, xay mịn hơn một nấc là được đó bạn.' },
        { hours: 66, by: 5, text: 'Cảm ơn hai bạn, được rồi!' },
        {
          hours: 3.2,
          by: { guest: 'Thảo' },
          isHeld: true,
          text: 'Nhà mình dùng phin nhôm nhỏ thì nén mấy lần là vừa ạ?',
        },
      ],
    },
  ],
  'Cà phê trứng làm tại nhà': [
    {
      hours: 1.8,
      by: { guest: 'Quà tặng 24h' },
      isHeld: true,
      text: 'Nhận ngay ly sứ miễn phí tại qua-tang-24h[.]example, chỉ hôm nay!',
    },
    { hours: 30, by: 13, text: 'Dùng trứng gà ta hay trứng công nghiệp thì đỡ tanh hơn ạ?' },
    { hours: 120, by: 9, text: 'Chê. Công thức trên mạng đầy, chép lại làm gì.' },
  ],
  'Barista cơ bản, tám buổi': [
    {
      hours: 1.4,
      by: 2,
      text: 'Khóa tới còn chỗ không ạ? Em đi làm giờ hành chính thì học buổi tối được không?',
    },
    {
      hours: 48,
      by: 17,
      text: 'Học xong có chứng nhận gì để xin việc không ạ?',
      replies: [
        {
          hours: 40,
          by: 'staff',
          text: 'Dạ có giấy chứng nhận của tiệm, và tiệm giới thiệu bạn với các quán quen ạ.',
        },
      ],
    },
  ],
  'Coffee 101 in English': [
    {
      hours: 14,
      by: 12,
      text: 'Is the class suitable for complete beginners? My parents are visiting in January.',
    },
    { hours: 33, by: 18, text: 'هل يوجد درس في عطلة نهاية الأسبوع؟ Thank you!' },
  ],
  はじめてのベトナムコーヒー: [
    {
      hours: 20,
      by: 19,
      text: '子ども連れでも参加できますか？',
      replies: [
        {
          hours: 18,
          by: 'staff',
          text: 'はい、お子さまもご一緒にどうぞ。ホットチョコレートをご用意します。',
        },
      ],
    },
  ],
}

/** `by` is the index of a client, the name left by a visitor without an account, or missing. */
export interface RatingDraft {
  hours: number
  score: 1 | 2 | 3 | 4 | 5
  by?: number | string
  text?: string
  /** Until staff let it through. */
  isHeld?: true
}

export const ratingDrafts: Readonly<Record<string, readonly RatingDraft[]>> = {
  'Phin Nhà – phối trộn của tiệm': [
    {
      hours: 3,
      score: 2,
      by: 7,
      text: 'Túi bị bung mép, bột rơi ra hộp. Cà phê thì ổn nhưng đóng gói cẩu thả.',
    },
    { hours: 28, score: 5, by: 0, text: 'Đậm, thơm, hậu ngọt. Sẽ mua lại.' },
    { hours: 50, score: 4, by: 'Cô Hòa bán bún' },
    { hours: 75, score: 5, by: 11 },
    { hours: 110, score: 5, by: 'Anh Quang', text: 'Đúng gu phin Hà Nội.' },
    { hours: 160, score: 3, by: 5, text: 'Ngon nhưng hơi đắt so với chợ.' },
  ],
  'Espresso Phố Cổ': [
    { hours: 16, score: 5, by: 19, text: '香りがとても良いです。毎月注文します。' },
    { hours: 41, score: 4, by: 12, text: 'Great crema, slightly smoky. Would love a lighter roast.' },
    { hours: 99, score: 5, by: 1 },
  ],
  'Robusta Đắk Lắk hái chín': [
    { hours: 5, score: 1, by: 6, text: 'Giao thiếu hàng hai lần liền. Không có lần thứ ba!' },
    { hours: 2, score: 5, by: 'Chị Hiền', isHeld: true, text: 'Rang đậm vừa tay, pha sữa rất hợp.' },
    { hours: 64, score: 5, by: 16, text: 'Hạt chín đều, rang khéo.' },
    { hours: 130, score: 4 },
  ],
  'Ủ lạnh mùa hè': [
    { hours: 8, score: 3, by: 'Minh Thư', text: 'Vị hơi nhạt, mình phải ủ 20 tiếng mới đủ.' },
    { hours: 80, score: 5, by: 13, text: 'Trời nóng uống đã thật sự.' },
  ],
  'Decaf nước suối': [{ hours: 36, score: 5, by: 9, text: 'Tối uống vẫn ngủ ngon, cảm ơn tiệm.' }],
  'Barista cơ bản, tám buổi': [
    { hours: 22, score: 5, by: 17, text: 'Thầy kiên nhẫn, lớp ít người nên được làm nhiều.' },
    { hours: 140, score: 4, by: 10, text: 'Nên có thêm một buổi về vệ sinh máy.' },
  ],
  'Coffee 101 in English': [
    { hours: 70, score: 5, by: 12, text: 'Friendly, hands-on, and the best egg coffee I have had.' },
  ],
  'Latte art: từ tim đến thiên nga': [
    { hours: 12, score: 2, by: 15, text: 'Lớp quá đông, hai tiếng mới được đánh sữa ba lần.' },
    { hours: 200, score: 5, by: 3 },
  ],
}
