import { commonFields, crudWords } from './crud'

const words = crudWords('đánh giá', 'Đánh giá của khách về các bài sẽ hiện ở đây.')

/** What readers think of posts, in stars and words. */
export const ratings = {
  ...words,
  title: { ...words.title, edit: 'Xem đánh giá' },
  search: 'Tìm trong nội dung, tên người viết',
  fields: {
    ...commonFields,
    score: 'Số sao',
    content: 'Nội dung',
    user_id: 'Người viết',
    author_name: 'Tên khách để lại',
    post_id: 'Bài',
    is_shown: 'Hiện trên trang web',
    created_at: 'Ngày viết',
  },
  status: { none: 'Cần xem', done: 'Đã xong' },
  mark: {
    column: 'Xử lý',
    done: 'Xong',
    none: 'Mở lại',
    shown: 'Cho hiện',
    held: 'Ẩn đi',
    shown_of: 'Cho hiện đánh giá của %{name}',
    held_of: 'Ẩn đánh giá của %{name}',
    done_of: 'Đánh dấu xong đánh giá của %{name}',
    none_of: 'Mở lại đánh giá của %{name}',
  },
  marked: {
    shown: 'Đã cho hiện đánh giá của %{name}.',
    held: 'Đã ẩn đánh giá của %{name}, và đưa lại hộp thư.',
    done: 'Đã đánh dấu xong đánh giá của %{name}.',
    none: 'Đã mở lại đánh giá của %{name}.',
  },
  guest: 'Khách',
  stars: '%{score} trên 5 sao',
  tab: { 1: '1 sao', 2: '2 sao', 3: '3 sao', 4: '4 sao', 5: '5 sao' },
  summary: 'Tổng hợp đánh giá',
  average: 'Trung bình',
  share: 'Tỷ lệ',
  count: 'Số đánh giá',
  capped: 'Chỉ tính trên %{count} đánh giá khớp đầu tiên.',
  no_words: 'Không viết gì thêm.',
}
