export const clientNotes = [
  'Giao giờ hành chính giúp mình',
  'Xay pha phin giúp mình nhé',
  'Gọi trước khi giao 15 phút',
  'Gói quà, không kèm hóa đơn',
  'Để ở quầy lễ tân',
]

export const cancelReasons = ['Khách đổi ý', 'Không gọi được khách', 'Hết mẻ rang khách muốn', 'Trùng đơn']

export const staffRemarks = [
  'Đã gọi xác nhận, khách hẹn nhận buổi chiều',
  'Khách quen, tặng thêm gói dùng thử',
  'Chờ mẻ rang thứ năm',
  'Đơn vị giao hàng báo chậm một ngày',
]
