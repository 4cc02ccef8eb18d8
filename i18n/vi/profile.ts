/** One's own account: profile and password. */
export const profile = {
  title: 'Tài khoản của tôi',
  id_card: 'Giấy tờ tùy thân',
  roles: 'Vai trò của tôi',
  roles_hint: 'Bạn không thể tự đổi vai trò của mình. Cần thêm quyền, hãy nhờ một quản trị viên.',
  no_roles: 'Quyền được giao trực tiếp, không qua vai trò.',
  change_password: 'Đổi mật khẩu',
  password: {
    title: 'Đổi mật khẩu',
    current: 'Mật khẩu hiện tại',
    new: 'Mật khẩu mới',
    repeat: 'Nhập lại mật khẩu mới',
    note: 'Sau khi đổi, các phiên đăng nhập khác của bạn (máy khác, trình duyệt khác) sẽ kết thúc ngay. Phiên này vẫn giữ nguyên.',
    submit: 'Đổi mật khẩu',
    done: 'Đã đổi mật khẩu. Các phiên đăng nhập khác đã kết thúc.',
  },
}
