/** The shell: menus, app bar, empty states and pages that belong to no entity. */
export const layout = {
  menu: {
    label: 'Menu chính',
    dashboard: 'Tổng quan',
    media: 'Thư viện',
    media_library: 'Tất cả tệp',
    media_add: 'Thêm tệp mới',
    members: 'Thành viên',
    users: 'Danh sách thành viên',
    settings: 'Cài đặt',
    widgets: 'Widget',
    appearance: 'Giao diện',
    waiting: '%{count} đang chờ bạn',
    sections: {
      content: 'Nội dung',
      sales: 'Bán hàng',
      stock: 'Kho',
      site: 'Trang web',
      admin: 'Quản trị',
    },
    settings_pages: 'Cài đặt chung',
    find: 'Tìm trong menu',
    none_found: 'Không có mục nào khớp',
    history: 'Lịch sử',
  },
  /** Types of widgets that many sites have; others are shown as they are written. */
  widget_types: {
    home: 'Trang chủ',
    header: 'Đầu trang',
    footer: 'Chân trang',
    banner: 'Banner',
    contact: 'Liên hệ',
    policy: 'Chính sách',
    sidebar: 'Cột bên',
    shop: 'Cửa hàng',
  },
  sidebar: { open: 'Mở menu', close: 'Đóng menu', expand: 'Mở rộng menu', collapse: 'Thu gọn menu' },
  bar: {
    search: 'Tìm kiếm',
    dark: 'Giao diện tối',
    rtl: 'Bố cục từ phải sang trái',
    account_menu: 'Tài khoản của %{name}',
    account: 'Tài khoản',
    change_password: 'Đổi mật khẩu',
    sessions: 'Phiên đăng nhập',
    support: 'Hỗ trợ',
    logout: 'Đăng xuất',
  },
  greeting: {
    morning: 'Chào buổi sáng, %{name}',
    afternoon: 'Chào buổi chiều, %{name}',
    evening: 'Chào buổi tối, %{name}',
  },
  breadcrumb: 'Đường dẫn trang',
  not_found: {
    title: 'Không tìm thấy trang',
    message: 'Rất tiếc, đã có lỗi xảy ra: trang bạn tìm không tồn tại hoặc đã được chuyển đi nơi khác.',
  },
  no_access: {
    title: 'Bạn chưa có quyền xem trang này',
    message: 'Nếu cần dùng trang này cho công việc, hãy nhờ quản trị viên cấp thêm quyền.',
  },
  failed: {
    title: 'Trang này gặp lỗi',
    message: 'Rất tiếc, đã có lỗi xảy ra. Vui lòng thử lại sau.',
    kept: 'Nội dung bạn nhập ở đây đến lúc %{time} vẫn được giữ, và sẽ có lại khi trang mở được.',
  },
  offline: {
    bar: 'Mất kết nối mạng. Nội dung chưa lưu vẫn còn trên trang.',
    title: 'Mất kết nối mạng',
    message: 'Trang này chưa tải được. Trang sẽ tự mở khi có mạng trở lại.',
  },
  away: {
    title: 'Chưa kết nối được máy chủ',
    message: 'Trang này chưa tải được. Trang sẽ tự mở khi máy chủ hoạt động trở lại.',
  },
  new_version: {
    bar: 'Đã có phiên bản mới.',
    title: 'Đã có phiên bản mới',
    message: 'Trang này cần được tải lại để dùng phiên bản mới.',
    reload: 'Tải lại',
  },
  empty: 'Chưa có gì ở đây',
  support: {
    title: 'Hỗ trợ',
    intro: 'Gặp khó khăn khi làm việc? Thử xem những gợi ý dưới đây trước nhé.',
    password: {
      title: 'Quên mật khẩu',
      text: 'Nhờ quản trị viên đặt lại mật khẩu giúp bạn ở mục Thành viên. Mật khẩu mới sẽ hiện ra ngay hoặc được gửi tới email.',
    },
    access: {
      title: 'Không thấy một mục trong menu',
      text: 'Menu chỉ hiện những gì vai trò của bạn được phép dùng. Quản trị viên có thể cấp thêm quyền ở mục Vai trò.',
    },
    draft: {
      title: 'Đang viết dở thì bị đăng xuất',
      text: 'Nội dung đang nhập được giữ lại trên trình duyệt này. Đăng nhập lại, bạn sẽ quay về đúng trang đó cùng nội dung đang viết.',
    },
    conflict: {
      title: 'Hai người cùng sửa một bài',
      text: 'Khi lưu, hệ thống cho xem chỗ khác nhau để bạn chọn giữ phần nào. Không nội dung nào bị ghi đè âm thầm.',
    },
    keyboard: {
      title: 'Dùng bàn phím',
      text: 'Nhấn Tab để đi tới, Shift + Tab để lùi lại, Enter để mở. Tab đầu tiên của mỗi trang cho phép bỏ qua menu.',
    },
  },
}
