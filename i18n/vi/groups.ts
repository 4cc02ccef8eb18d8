import { commonFields, crudWords } from './crud'

/** What is said differently of groups of articles, products and courses, of data groups and of trademarks. */
const wordsOf = (noun: string, hint: string, posts: string, gone: string) => {
  const words = crudWords(noun, hint)
  return {
    ...words,
    delete_text: `${words.delete_text} ${gone}`,
    posts: `%{count} ${posts} trong “%{name}”`,
  }
}
const stay = (posts: string, noun: string) => `${posts} vẫn còn, chỉ không thuộc ${noun} này nữa.`

/** Groups of a post type: collections of posts, trademarks, data groups. */
export const groups = {
  ...wordsOf(
    'nhóm bài viết',
    'Gom những bài nên đọc cùng nhau, theo thứ tự bạn muốn.',
    'bài viết',
    stay('Bài viết', 'nhóm'),
  ),
  as: {
    product: wordsOf(
      'nhóm sản phẩm',
      'Gom những sản phẩm nên bày cùng nhau, như quà Tết hay hàng mới.',
      'sản phẩm',
      stay('Sản phẩm', 'nhóm'),
    ),
    course: wordsOf(
      'nhóm khóa học',
      'Gom những khóa học nên học cùng nhau, từ dễ đến khó.',
      'khóa học',
      stay('Khóa học', 'nhóm'),
    ),
    field: wordsOf(
      'nhóm dữ liệu',
      'Một nhóm gồm những trường cần điền cho mỗi bài, như độ rang hay vùng trồng.',
      'bài',
      'Các trường trong nhóm cũng vào thùng rác; danh mục đang dùng nhóm này sẽ không còn nhóm dữ liệu.',
    ),
    trademark: wordsOf(
      'thương hiệu',
      'Thêm những thương hiệu mà bạn bán, để khách lọc hàng theo đó.',
      'sản phẩm',
      stay('Sản phẩm', 'thương hiệu'),
    ),
  },
  sort_hint: 'Kéo biểu tượng ⠿ để đổi thứ tự.',
  edit: 'Sửa “%{name}”',
  main: 'Thông tin chung',
  display: 'Hiển thị',
  filing: 'Phân loại',
  none: 'Không có mục nào khớp',
  members: {
    title: 'Trong nhóm này',
    add: 'Thêm vào nhóm',
    search: 'Tìm trong nhóm',
    empty: 'Nhóm này chưa có gì',
    to_first: 'Đưa “%{name}” lên đầu nhóm',
    to_last: 'Đưa “%{name}” xuống cuối nhóm',
    remove: 'Bỏ “%{name}” khỏi nhóm',
    added: 'Đã thêm “%{name}” vào nhóm.',
    moved: 'Đã chuyển “%{name}”.',
    removed: 'Đã bỏ “%{name}” khỏi nhóm.',
  },
  fields: {
    ...commonFields,
    type_id: 'Loại bài viết',
    style: 'Kiểu nhóm',
    title: 'Tên',
    fields: 'Số trường',
    posts_count: 'Số bài',
  },
  style: { article: 'Nhóm bài viết', field: 'Nhóm dữ liệu', trademark: 'Thương hiệu' },
  errors: {
    in_use: 'Vẫn còn nội dung dùng nhóm này, hãy chuyển hoặc xóa nội dung đó trước.',
  },
}
