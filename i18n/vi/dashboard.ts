/** The dashboard: open tasks, recent changes, shortcuts. */
export const dashboard = {
  today: '%{weekday}, ngày %{day} %{month} năm %{year}',
  nothing: {
    no_rights:
      'Tài khoản của bạn chưa được giao việc nào trên trang này. Vui lòng nhờ quản trị viên cấp quyền.',
    title: 'Chúc bạn một ngày làm việc thuận lợi',
    text: 'Trang này chưa có mục nào dành cho vai trò của bạn. Hãy chọn công việc trong menu.',
  },
  failed: 'Chưa tải được phần này. Vui lòng thử lại sau.',
  loading: 'Đang tải…',
  quick: {
    add: 'Thêm',
    more: 'Thêm thứ khác',
    write: '%{add} · %{type}',
    upload: 'Tải tệp lên',
    invite: 'Thêm thành viên',
  },
  attention: {
    title: 'Cần bạn xử lý',
    queues: 'Hàng chờ duyệt',
    queue: '%{type}: %{count} chờ duyệt',
    no_role: '%{smart_count} tài khoản chưa có vai trò |||| %{smart_count} tài khoản chưa có vai trò',
    no_role_hint: 'Khách của trang, hoặc người mới đang chờ được giao việc',
    none: 'Không có việc nào đang chờ bạn',
  },
  recent: {
    title: 'Vừa cập nhật',
    by: '%{name} · %{time}',
    nobody: 'Không rõ người viết',
    empty: 'Chưa có bài viết nào',
  },
  coming: {
    title: 'Lên trang trong 7 ngày tới',
    own: 'Bài hẹn giờ của bạn',
    today: 'Hôm nay, %{at}',
    calendar: 'Mở lịch',
    more: 'và %{smart_count} bài khác |||| và %{smart_count} bài khác',
  },
  drafts: {
    title: 'Bản nháp của bạn',
    empty: 'Bạn không có bản nháp nào.',
    more: 'và %{smart_count} bản nháp khác |||| và %{smart_count} bản nháp khác',
  },
  media: {
    title: 'Tệp mới',
    all: 'Mở thư viện',
    empty: 'Thư viện chưa có tệp nào',
    open: 'Xem “%{name}” trong thư viện',
  },
  steps: {
    title: 'Bắt đầu với Nếp',
    text: 'Vài bước để trang web của bạn có nội dung đầu tiên.',
    done: 'Đã xong',
    type: { title: 'Tạo loại bài viết', text: 'Ví dụ “Tin tức”: mỗi loại có biểu mẫu và tính năng riêng.' },
    category: { title: 'Thêm danh mục', text: 'Để người đọc tìm bài theo chủ đề.' },
    post: { title: 'Viết bài đầu tiên', text: 'Chỉ cần tiêu đề là đã có thể lưu nháp.' },
    invite: { title: 'Mời đồng nghiệp', text: 'Thêm thành viên rồi giao cho họ một vai trò.' },
  },
}
