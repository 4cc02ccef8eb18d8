/** Name, province, street, phone. */
export const warehouseDrafts = [
  ['Kho xưởng rang Long Biên', 'Hà Nội', '86 Ngọc Thụy', '0243872016'],
  ['Kho cửa hàng Sài Gòn', 'Hồ Chí Minh', '45 Trần Quang Khải', '0283848217'],
] as const

export const supplierDrafts = [
  ['Nông trại Cầu Đất Xanh', 'Lâm Đồng', 'Thôn Trường Thọ', '0912004415'],
  ['Hợp tác xã chè Suối Giàng', 'Lào Cai', 'Bản Pang Cáng', '0987216604'],
  ['Gốm Bát Tràng Thành Công', 'Hà Nội', 'Xóm 3 Bát Tràng', '0904335127'],
  ['Bao bì Minh Phát', 'Bắc Ninh', 'Cụm công nghiệp Phong Khê', '0963118902'],
] as const
