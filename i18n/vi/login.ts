/** Texts of the login page: all that it loads. */
export const login = {
  title: 'Đăng nhập',
  /** Under the logo, where the site has no name of its own. */
  site: 'Trang quản trị Nếp',
  email: 'Email',
  password: 'Mật khẩu',
  show_password: 'Hiện mật khẩu',
  hide_password: 'Ẩn mật khẩu',
  submit: 'Đăng nhập',
  submitting: 'Đang đăng nhập…',
  captcha_needed: 'Vui lòng trả lời câu hỏi xác minh',
  captcha_hint: 'Trả lời bằng số',
  email_required: 'Hãy nhập email',
  password_required: 'Hãy nhập mật khẩu',
  forgotten_password: 'Quên mật khẩu?',
  forgotten: 'Quên mật khẩu? Hãy hỏi quản trị viên.',
  email_invalid: 'Email chưa đúng định dạng',
  wrong_credentials: 'Email hoặc mật khẩu chưa đúng, vui lòng kiểm tra lại',
  offline: 'Không kết nối được máy chủ, vui lòng thử lại sau',
  not_kept: 'Trình duyệt không lưu được phiên đăng nhập. Hãy cho phép trang này lưu dữ liệu rồi thử lại.',
  failed:
    'Máy chủ trả lời khác thường nên chưa đăng nhập được. Vui lòng thử lại, nếu vẫn vậy hãy báo người phụ trách.',
  try_again: 'Thử lại',
  session_ended: 'Phiên làm việc đã kết thúc, vui lòng đăng nhập lại. Nội dung đang nhập dở vẫn được giữ.',
  no_access: 'Tài khoản này chưa được cấp quyền vào trang quản trị',
  language: 'Ngôn ngữ',
  product: 'Nếp',
}
