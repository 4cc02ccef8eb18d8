/** The rich-text editor: its tools, and the link dialog. */
export const editor = {
  loading: 'Đang tải trình soạn thảo…',
  toolbar: 'Định dạng văn bản',
  link: {
    title: 'Liên kết',
    url: 'Địa chỉ',
    text: 'Chữ hiển thị',
    new_tab: 'Mở trong thẻ mới',
    apply: 'Gắn liên kết',
    remove: 'Gỡ liên kết',
  },
}

/** Words that the editor's own buttons look for under `ra.tiptap`. */
export const tiptap = {
  align_center: 'Canh giữa',
  align_justify: 'Canh đều hai bên',
  align_left: 'Canh trái',
  align_right: 'Canh phải',
  blockquote: 'Trích dẫn',
  bold: 'Chữ đậm',
  clear_format: 'Xóa định dạng',
  code: 'Mã',
  color: 'Màu chữ',
  current_level: 'Kiểu đoạn hiện tại',
  heading1: 'Tiêu đề 1',
  heading2: 'Tiêu đề 2',
  heading3: 'Tiêu đề 3',
  heading4: 'Tiêu đề 4',
  heading5: 'Tiêu đề 5',
  heading6: 'Tiêu đề 6',
  highlight: 'Tô nền',
  image: 'Chèn ảnh',
  image_dialog: 'Địa chỉ ảnh',
  italic: 'Chữ nghiêng',
  link: 'Gắn liên kết',
  list_bulleted: 'Danh sách dấu chấm',
  list_numbered: 'Danh sách đánh số',
  paragraph: 'Đoạn văn',
  select_level: 'Chọn kiểu đoạn',
  strike: 'Gạch ngang',
  underline: 'Gạch chân',
}
