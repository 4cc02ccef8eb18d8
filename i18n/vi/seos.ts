import { commonFields, crudWords } from './crud'

const words = crudWords('mục SEO', 'Thêm mục SEO cho trang chủ trước: tiêu đề, mô tả và ảnh khi chia sẻ.')

/** SEO entries: how addresses of the site stand in search results. */
export const seos = {
  ...words,
  name: 'SEO |||| SEO',
  title: { ...words.title, list: 'SEO theo địa chỉ', posts: 'Bài cần sửa SEO' },
  search: 'Tìm theo tiêu đề, địa chỉ, từ khóa',
  fields: {
    ...commonFields,
    url: 'Địa chỉ',
    type: 'Loại trang',
    image: 'Ảnh khi chia sẻ',
    keyword: 'Từ khóa',
  },
  type: { website: 'Trang web', article: 'Bài viết', profile: 'Hồ sơ', book: 'Sách' },
  section: 'Trang và cách hiển thị',
  previews: 'Xem trước',
  help: {
    url: 'Phần sau tên miền, ví dụ /san-pham, hoặc địa chỉ đầy đủ. Mỗi địa chỉ chỉ có một mục.',
    type: 'Cho các trang chia sẻ biết đây là loại nội dung gì.',
  },
  tabs: 'SEO của địa chỉ và của bài',
  to_mend: 'Cần sửa',
  fault: { none: 'Chưa có mô tả', long: 'Quá dài', double: 'Trùng tiêu đề' },
  why: {
    none: 'Bài đã đăng chưa viết gì cho trang tìm kiếm: tiêu đề và mô tả được lấy từ bài.',
    long: 'Tiêu đề hoặc mô tả dài hơn phần trang tìm kiếm hiển thị nên sẽ bị cắt.',
    double: 'Bài có cùng tiêu đề trên trang tìm kiếm với một bài khác.',
  },
  nothing_written: 'Chưa viết',
  nothing_to_mend: 'Không có bài nào cần sửa ở đây',
}
