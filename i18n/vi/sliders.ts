import { commonFields, crudWords } from './crud'

/** Sliders of the site: pictures one after the other. */
export const sliders = {
  ...crudWords('slider', 'Thêm slider đầu tiên cho trang chủ, rồi chọn ảnh từ thư viện.'),
  section: 'Thông tin',
  key_help: 'Trang web gọi slider bằng mã này, hãy hỏi người làm giao diện trước khi đổi.',
  slides: {
    list: 'Các ảnh',
    add: 'Thêm ảnh trống',
    pick: 'Chọn ảnh từ thư viện',
    picked: 'Đã thêm 1 ảnh. |||| Đã thêm %{smart_count} ảnh.',
    unnamed: 'Ảnh %{place}',
    full: 'Một slider có tối đa %{max} ảnh.',
  },
  preview: {
    title: 'Xem trước',
    label: 'trình chiếu ảnh',
    before: 'Ảnh trước',
    after: 'Ảnh sau',
    play: 'Tự chuyển ảnh',
    stop: 'Dừng lại',
    place: 'Ảnh %{place} trên %{total}',
    none: 'Chưa có ảnh nào để xem.',
  },
  fields: {
    ...commonFields,
    title: 'Tên slider',
    key: 'Mã slider',
    items: 'Các ảnh',
    items_count: 'Số ảnh',
    lines: 'Nội dung',
    alt: 'Mô tả cho người không xem được ảnh',
    heading: 'Dòng chữ trên ảnh',
    url: 'Liên kết khi bấm vào ảnh',
  },
}
