import { commonFields, crudWords } from './crud'

/** What is said differently of articles, products and courses: all that has their noun in it. */
const wordsOf = (noun: string, hint: string) => {
  const words = crudWords(noun, hint)
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1)
  return {
    ...words,
    title: { ...words.title, list: `Tất cả ${noun}`, approved: `${Noun} đã duyệt`, calendar: 'Lịch đăng' },
    bulk: {
      publish: 'Đăng',
      hide: 'Ẩn',
      publish_title: `Đăng ${noun} đã chọn? |||| Đăng %{smart_count} ${noun} đã chọn?`,
      publish_text: `Người đọc sẽ thấy các ${noun} này trên trang web.`,
      hide_title: `Ẩn ${noun} đã chọn? |||| Ẩn %{smart_count} ${noun} đã chọn?`,
      hide_text: `Người đọc sẽ không còn thấy các ${noun} này trên trang web.`,
      not_publish: `%{smart_count} ${noun} chưa đăng được |||| %{smart_count} ${noun} chưa đăng được`,
      not_hide: `%{smart_count} ${noun} chưa ẩn được |||| %{smart_count} ${noun} chưa ẩn được`,
    },
    approve: {
      action: 'Duyệt',
      action_of: `Duyệt ${noun} “%{name}”`,
      waiting: `${Noun} này đang chờ duyệt.`,
      hint: 'Duyệt xong, bản đã lưu sẽ được đăng lên trang web.',
      hint_unsaved:
        'Duyệt xong, bản đã lưu lần gần nhất sẽ được đăng lên trang web. Những thay đổi bạn chưa lưu vẫn giữ nguyên trong biểu mẫu.',
      done: `Đã duyệt ${noun} “%{name}”.`,
    },
    groups: {
      main: 'Thông tin chính',
      content: 'Nội dung',
      publish: `Đăng ${noun}`,
      place: 'Danh mục',
      pictures: 'Hình ảnh',
      related: `${Noun} liên quan`,
      seo: 'Tìm kiếm và chia sẻ',
      custom: 'Thông tin thêm',
      about: `Thông tin ${noun}`,
    },
    related_empty: `Không có ${noun} nào khớp`,
    help: {
      title: `Hãy viết một tiêu đề nói rõ nội dung của ${noun}.`,
      image: `Hiện ở đầu ${noun} và trong các danh sách.`,
      draft: 'Bản nháp chỉ cần tiêu đề và đường dẫn. Muốn đăng hoặc gửi duyệt thì cần thêm ảnh.',
      draft_writer: `Bản nháp chỉ cần tiêu đề và đường dẫn. Chọn “Chờ duyệt” khi ${noun} đã sẵn sàng.`,
    },
    notifications: {
      ...words.notifications,
      approve_failed: `Chưa duyệt được ${noun}.`,
      move_failed: `Chưa dời được lịch của ${noun}.`,
    },
  }
}

/** Posts: the list and the form. */
export const posts = {
  ...wordsOf('bài viết', 'Viết bài đầu tiên: chỉ cần tiêu đề là đã có thể lưu nháp.'),
  as: {
    product: wordsOf('sản phẩm', 'Thêm sản phẩm đầu tiên: chỉ cần tiêu đề là đã có thể lưu nháp.'),
    course: wordsOf('khóa học', 'Thêm khóa học đầu tiên: chỉ cần tiêu đề là đã có thể lưu nháp.'),
  },
  search: 'Tìm theo tiêu đề',
  no_category: 'Chưa có danh mục',
  no_author: 'Chưa rõ tác giả',
  no_image: 'Chưa có ảnh',
  approved_for: 'Đã duyệt “%{name}”, bài sẽ lên trang web lúc %{at}.',
  scheduled_at: 'Hẹn %{at}',
  status: {
    published: 'Đã đăng',
    scheduled: 'Hẹn giờ',
    hidden: 'Ẩn',
    draft: 'Bản nháp',
    pending: 'Chờ duyệt',
  },
  section: {
    name: 'Phần %{place}',
    named: 'Phần %{place}: %{title}',
    title: 'Tiêu đề phần',
    image: 'Ảnh của phần',
    add_image: 'Thêm ảnh cho phần này',
    content: 'Nội dung phần',
    add: 'Thêm phần nội dung',
    remove: 'Xóa phần này',
    open: 'Mở %{name}',
    close: 'Thu gọn %{name}',
    remove_title: 'Xóa “%{name}”?',
    remove_text: 'Phần này đang có nội dung, nội dung đó sẽ mất.',
    empty: 'Chưa có phần nội dung nào. Mỗi phần gồm tiêu đề, ảnh và đoạn văn.',
  },
  seo: {
    title: 'Tiêu đề trên trang tìm kiếm',
    image: 'Ảnh khi chia sẻ',
    description: 'Mô tả trên trang tìm kiếm',
    keywords: 'Từ khóa',
    keywords_help: 'Các từ khóa cách nhau bằng dấu phẩy.',
    links: 'Gắn liên kết cho từ khóa',
    links_help: 'Những từ này trong bài sẽ dẫn tới địa chỉ đã gắn.',
    link: 'Liên kết %{place}',
    link_name: 'Từ khóa',
    link_url: 'Địa chỉ',
    add_link: 'Thêm liên kết',
    remove_link: 'Xóa liên kết “%{name}”',
  },
  never: 'Chưa lưu lần nào',
  fields: {
    ...commonFields,
    type_id: 'Loại bài viết',
    image: 'Ảnh đại diện',
    images: 'Bộ ảnh',
    description: 'Mô tả ngắn',
    content: 'Nội dung',
    category_id: 'Danh mục chính',
    parent_category_id: 'Danh mục cha',
    related_ids: 'Nội dung liên quan',
    seo: 'Tìm kiếm và chia sẻ',
    custom: 'Thông tin thêm',
    author_id: 'Tác giả',
    publish_at: 'Thời điểm đăng',
    approved_at: 'Duyệt lúc',
    approved_by: 'Người duyệt',
  },
}
