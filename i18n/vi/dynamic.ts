/** Inputs of fields that people define themselves. */
export const dynamic = {
  loading: 'Đang tải ô nhập “%{title}”…',
  not_chosen: 'Không chọn',
  gone_choice: '%{value} (không còn trong danh sách)',
  unfit: {
    text: 'Giá trị cũ không còn phù hợp với kiểu hiện tại của trường này.',
    clear: 'Xóa và nhập lại',
  },
  file: {
    choose: 'Chọn từ thư viện',
    open: 'Mở tệp trong thẻ mới',
    play: 'Xem video',
    add: 'Thêm tệp',
    none: 'Chưa có tệp nào',
    remove: 'Bỏ “%{name}”',
  },
  rows: {
    add: 'Thêm dòng',
    none: 'Chưa có dòng nào',
    unnamed: 'Dòng %{place}',
    remove: 'Bỏ “%{name}”',
  },
  api: {
    loading: 'Đang tìm…',
    clear: 'Bỏ chọn',
    open: 'Mở danh sách',
    close: 'Đóng danh sách',
    slow: 'Nguồn dữ liệu phản hồi quá chậm.',
    unreachable: 'Không kết nối được với nguồn dữ liệu.',
    refused: 'Nguồn dữ liệu từ chối yêu cầu (mã %{status}).',
    large: 'Nguồn dữ liệu trả về quá nhiều nội dung.',
    unfit: 'Dữ liệu trả về không đúng cấu trúc đã khai báo.',
    not_set: 'Trường này chưa khai báo nguồn dữ liệu.',
    retry: 'Thử lại',
  },
}
