/** What an assistant of the house proposes: prices of teas, a reply, a shorter text for search engines. */
export const proposedPrices = {
  titles: ['Trà sen Tây Hồ bảy lần ướp', 'Trà sen xổi nguyên bông', 'Trà nhài Hà Bắc', 'Trà ngâu Quảng Bá'],
  percent: 5,
  reason: 'Giá nhập trà của vụ này tăng khoảng 5 %.',
}

export const proposedReply = {
  to: 'Bài dễ hiểu quá. Cho mình hỏi phin nhôm',
  message:
    'Dạ, phin nhôm nóng nhanh và nhẹ, hợp pha một ly; phin inox giữ nhiệt lâu và bền hơn. Mới bắt đầu thì mình cứ dùng phin nhôm cho gọn ạ.',
  reason: 'Bạn đọc hỏi và chưa ai trả lời.',
}

export const proposedText = {
  title: 'Pha trà sen mà không làm mất hương sen',
  description:
    'Nước bao nhiêu độ, hãm mấy phút và vì sao ấm phải khô: pha trà sen giữ trọn hương trong sáu bước.',
  reason: 'Mô tả đang dài hơn phần Google hiển thị.',
}
