/**
 * The words that every entity has, from its noun: lower case within a sentence, a capital at its beginning.
 * @param hint what an empty list says to whoever may add the first one
 */
export const crudWords = (noun: string, hint: string) => {
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1)
  return {
    name: `${Noun} |||| ${Noun}`,
    title: { list: Noun, create: `Thêm ${noun}`, edit: `Sửa ${noun}`, import: `Nhập ${noun} từ tệp` },
    add: `Thêm ${noun}`,
    search: `Tìm ${noun}`,
    empty: { message: `Chưa có ${noun} nào`, hint },
    delete_text: `${Noun} sẽ vào thùng rác và có thể khôi phục từ đó.`,
    came: `%{smart_count} ${noun} mới |||| %{smart_count} ${noun} mới`,
    notifications: {
      created: `Đã thêm ${noun}.`,
      updated: `Đã lưu ${noun}.`,
      deleted: `Đã xóa ${noun}. |||| Đã xóa %{smart_count} ${noun}.`,
      changed: `Đã cập nhật ${noun}. |||| Đã cập nhật %{smart_count} ${noun}.`,
      sorted: `Đã lưu thứ tự ${noun}.`,
      create_failed: `Chưa thêm được ${noun}.`,
      update_failed: `Chưa lưu được ${noun}.`,
      delete_failed: `Chưa xóa được ${noun}.`,
      sort_failed: `Chưa lưu được thứ tự ${noun}.`,
      load_failed: `Chưa tải được ${noun}.`,
    },
  }
}

export type CrudWords = ReturnType<typeof crudWords>

/** Names of fields that many entities have. */
export const commonFields = {
  id: 'Mã số',
  title: 'Tiêu đề',
  name: 'Tên',
  slug: 'Đường dẫn',
  image: 'Ảnh',
  description: 'Mô tả',
  status: 'Trạng thái',
  sort: 'Thứ tự',
  phone: 'Điện thoại',
  email: 'Email',
  address: 'Địa chỉ',
  created_at: 'Ngày tạo',
  updated_at: 'Cập nhật',
}
