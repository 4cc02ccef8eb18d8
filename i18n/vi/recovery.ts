/** Texts of the page of a forgotten password: nobody else loads them. */
export const recovery = {
  title: 'Quên mật khẩu',
  explained:
    'Hãy nhập email bạn dùng để đăng nhập. Chúng tôi sẽ gửi đến đó một đường dẫn để đặt mật khẩu mới.',
  send: 'Gửi đường dẫn',
  sending: 'Đang gửi…',
  sent: 'Nếu có tài khoản dùng địa chỉ này, một đường dẫn đã được gửi đến hộp thư. Đường dẫn dùng được trong 30 phút. Nếu chưa thấy, hãy xem cả mục thư rác.',
  new_title: 'Đặt mật khẩu mới',
  password: 'Mật khẩu mới',
  hint: 'Ít nhất 5 ký tự',
  save: 'Đặt mật khẩu',
  saving: 'Đang lưu…',
  set: 'Đã đặt mật khẩu mới. Hãy đăng nhập lại trên các thiết bị của bạn.',
  back: 'Về trang đăng nhập',
}
