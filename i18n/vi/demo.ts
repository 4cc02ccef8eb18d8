/** The demo's own bar. */
export const demo = {
  mark: 'Bản dùng thử',
  open: 'Bản dùng thử: đổi người dùng hoặc làm lại từ đầu',
  about: 'Mọi dữ liệu chỉ nằm trong trình duyệt này và không gửi đi đâu cả.',
  site: 'Xem trang web cho khách',
  sign_in_as: 'Đăng nhập với vai trò',
  owner: 'Chủ cửa hàng',
  editor: 'Biên tập viên',
  keeper: 'Thủ kho',
  owner_hint: 'Thấy và làm được mọi việc',
  editor_hint: 'Bài viết, danh mục, hình ảnh',
  keeper_hint: 'Kho, phiếu nhập xuất, nhà cung cấp, đơn hàng',
  reset: 'Làm lại từ đầu',
  reset_confirm: 'Xóa mọi thay đổi bạn đã làm trong bản dùng thử?',
  resetting: 'Đang làm lại…',
  failed: 'Chưa thực hiện được, vui lòng thử lại',
}

export type DemoMessages = typeof demo
