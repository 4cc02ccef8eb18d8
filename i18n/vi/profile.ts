/** One's own account: profile and password. */
export const profile = {
  title: 'Tài khoản của tôi',
  id_card: 'Giấy tờ tùy thân',
  roles: 'Vai trò của tôi',
  roles_hint: 'Bạn không thể tự đổi vai trò của mình. Cần thêm quyền, hãy nhờ một quản trị viên.',
  no_roles: 'Quyền được giao trực tiếp, không qua vai trò.',
  change_password: 'Đổi mật khẩu',
  notices: {
    title: 'Báo khi có tin mới',
    sound: 'Phát âm thanh',
    system: 'Hiện thông báo trên màn hình',
    hint: 'Khi có đơn hàng, bình luận hoặc phản hồi mới. Chỉ áp dụng cho trình duyệt này.',
    denied: 'Trình duyệt đang chặn thông báo của trang này. Hãy cho phép trong phần cài đặt của trình duyệt.',
  },
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
