import { commonFields, crudWords } from './crud'

const words = crudWords('vai trò', 'Vai trò gom các quyền lại để giao cho thành viên trong một lần.')

/** Roles: bundles of permissions that members are given. */
export const roles = {
  ...words,
  fields: {
    ...commonFields,
    name: 'Tên vai trò',
    permissions: 'Quyền hạn',
    users_count: 'Thành viên',
  },
  section: { about: 'Vai trò', permissions: 'Quyền hạn' },
  search: 'Tìm theo tên, mô tả',
  name_hint: 'Từ 2 đến 20 ký tự.',
  presets: {
    begin: 'Bắt đầu từ một vai trò mẫu, rồi thêm bớt tùy ý:',
    editor: { name: 'Biên tập viên', description: 'Viết, sửa và đăng bài, trả lời bình luận' },
    shop: { name: 'Bán hàng', description: 'Nhận và xử lý đơn, sửa sản phẩm, giá và chiết khấu' },
    warehouse: { name: 'Thủ kho', description: 'Nhập, xuất, chuyển và kiểm kho' },
    accountant: { name: 'Kế toán', description: 'Theo dõi đơn hàng, phiếu kho, giá vốn và báo cáo' },
  },
  matrix: {
    chosen: 'Đã chọn %{count}/%{total} quyền',
    all: 'Tất cả quyền',
    row: 'Tất cả quyền về %{area}',
    column: '%{verb}: cả nhóm %{group}',
    group: 'Cả nhóm %{group}',
    beyond: 'Bạn không có quyền này nên không thể thêm hay bớt.',
    own: 'Vai trò của chính bạn: chỉ có thể thêm quyền, không bớt được.',
    beyond_note: 'Những ô mờ là quyền bạn không có: bạn không thể thêm hay bớt chúng.',
    keyboard: 'Dùng phím mũi tên để đi giữa các ô, phím cách để chọn.',
  },
  standing: {
    own: 'Bạn đang giữ vai trò này: bạn có thể thêm quyền, nhưng không thể đổi tên, bớt quyền hay xóa. Hãy nhờ một quản trị viên khác.',
    above: 'Vai trò này có quyền mà bạn không có, nên bạn chỉ xem được.',
  },
  members: {
    title: 'Thành viên giữ vai trò',
    with: 'Đang giữ vai trò này',
    without: 'Chưa có vai trò nào',
    search: 'Tìm theo tên, email, điện thoại',
    assign: 'Giao vai trò này',
    revoke: 'Thu hồi vai trò này',
    assigned:
      'Đã giao vai trò cho %{smart_count} thành viên. |||| Đã giao vai trò cho %{smart_count} thành viên.',
    revoked:
      'Đã thu hồi vai trò của %{smart_count} thành viên. |||| Đã thu hồi vai trò của %{smart_count} thành viên.',
    none_with: 'Chưa ai giữ vai trò này.',
    none_without: 'Ai cũng đã có vai trò.',
    self: 'Bạn không thể đổi vai trò của chính mình',
    beyond: 'Vai trò này có quyền mà bạn không có, nên bạn không giao hay thu hồi được.',
    also: 'Còn giữ: %{roles}',
  },
  delete_text: 'Những thành viên đang giữ vai trò này sẽ mất các quyền của nó.',
  bulk_delete_text: 'Những thành viên đang giữ các vai trò này sẽ mất các quyền của chúng.',
  notifications: {
    ...words.notifications,
    members_failed: 'Chưa đổi được vai trò của các thành viên này.',
  },
}
