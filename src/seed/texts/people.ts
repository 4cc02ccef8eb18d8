import { allPermissions, type Permission } from '../../domain/permissions'

export type RoleName = 'Quản trị viên' | 'Biên tập viên' | 'Thủ kho' | 'Cộng tác viên'

export const rolePlans: { name: RoleName; description: string; permissions: readonly Permission[] }[] = [
  {
    name: 'Quản trị viên',
    description: 'Toàn quyền trên trang quản trị, kể cả phân quyền và cài đặt.',
    permissions: allPermissions,
  },
  {
    name: 'Biên tập viên',
    description:
      'Viết, duyệt và sắp xếp bài; quản lý danh mục, nhóm, thư viện ảnh; trả lời bình luận và phản hồi.',
    permissions: [
      'list-posts',
      'create-posts',
      'update-posts',
      'delete-posts',
      'list-categories',
      'create-categories',
      'update-categories',
      'delete-categories',
      'list-groups',
      'create-groups',
      'update-groups',
      'delete-groups',
      'list-types',
      'list-comments',
      'update-comments',
      'delete-comments',
      'list-feedback',
      'update-feedback',
      'list-ratings',
      'manage-media',
    ],
  },
  {
    name: 'Thủ kho',
    description: 'Trông coi kho hàng, nhà cung cấp và phiếu xuất nhập.',
    permissions: [
      'list-posts',
      'manage-warehouses',
      'edit-warehouses',
      'list-suppliers',
      'create-suppliers',
      'update-suppliers',
      'delete-suppliers',
      'list-orders',
      'update-orders',
    ],
  },
  {
    name: 'Cộng tác viên',
    description: 'Viết bài và gửi chờ duyệt, tải ảnh lên thư viện.',
    permissions: ['list-posts', 'create-posts', 'manage-media'],
  },
]

export interface Person {
  name: string
  email: string
  gender: 'male' | 'female'
  birthday: string
  phone: string
  address: string
  roles: readonly RoleName[]
  married?: boolean
  disabled?: boolean
}

const [admin, editor, keeper, writer] = [
  'Quản trị viên',
  'Biên tập viên',
  'Thủ kho',
  'Cộng tác viên',
] as const

/** The first three are the demo accounts. */
export const staff: readonly Person[] = [
  {
    name: 'Vũ Minh Nguyệt',
    email: 'owner@nep.vn',
    gender: 'female',
    birthday: '1984-03-12',
    phone: '0904126808',
    address: '36 Hàng Bè, phường Hoàn Kiếm, Hà Nội',
    roles: [admin],
    married: true,
  },
  {
    name: 'Trần Khánh Linh',
    email: 'editor@nep.vn',
    gender: 'female',
    birthday: '1993-08-27',
    phone: '0936557214',
    address: '12 ngõ 68 Đặng Thai Mai, phường Tây Hồ, Hà Nội',
    roles: [editor],
  },
  {
    name: 'Phạm Đức Thịnh',
    email: 'kho@nep.vn',
    gender: 'male',
    birthday: '1988-11-05',
    phone: '0978340961',
    address: 'Tổ 9, xã Bát Tràng, Hà Nội',
    roles: [keeper],
    married: true,
  },
  {
    name: 'Đỗ Quang Huy',
    email: 'huy.do@nep.vn',
    gender: 'male',
    birthday: '1979-06-18',
    phone: '0912083375',
    address: '5 Phan Đình Phùng, phường Ba Đình, Hà Nội',
    roles: [admin],
    married: true,
  },
  {
    name: 'Nguyễn Thu Hà',
    email: 'ha.nguyen@nep.vn',
    gender: 'female',
    birthday: '1990-01-30',
    phone: '0983715520',
    address: '101 Quang Trung, phường Cửa Nam, Hà Nội',
    roles: [editor],
    married: true,
  },
  {
    name: 'Lê Hoàng Nam',
    email: 'nam.le@nep.vn',
    gender: 'male',
    birthday: '1995-09-09',
    phone: '0967248813',
    address: '27 Nguyễn Sơn, phường Bồ Đề, Hà Nội',
    roles: [writer],
  },
  {
    name: 'Bùi Ngọc Ánh',
    email: 'anh.bui@nep.vn',
    gender: 'female',
    birthday: '1998-04-21',
    phone: '0349902716',
    address: '8 ngách 42/17 Triều Khúc, phường Thanh Liệt, Hà Nội',
    roles: [writer],
  },
  {
    name: 'Hoàng Thị Sen',
    email: 'sen.hoang@nep.vn',
    gender: 'female',
    birthday: '1968-07-02',
    phone: '0915660347',
    address: '15 Quảng An, phường Tây Hồ, Hà Nội',
    roles: [writer],
    married: true,
  },
  {
    name: 'Lò Văn Pành',
    email: 'panh.lo@nep.vn',
    gender: 'male',
    birthday: '1986-12-14',
    phone: '0868415093',
    address: 'Bản Lụng, xã Mường Chanh, Sơn La',
    roles: [writer, keeper],
    married: true,
  },
  {
    name: 'Sakamoto Yui',
    email: 'yui@nep.vn',
    gender: 'female',
    birthday: '1991-05-16',
    phone: '0904771932',
    address: '49 Linh Lang, phường Ngọc Hà, Hà Nội',
    roles: [writer],
  },
  {
    name: 'Đặng Tuấn Kiệt',
    email: 'kiet.dang@nep.vn',
    gender: 'male',
    birthday: '1997-02-08',
    phone: '0327816540',
    address: '230 Ngọc Lâm, phường Bồ Đề, Hà Nội',
    roles: [keeper],
  },
  {
    name: 'Ngô Phương Mai',
    email: 'mai.ngo@nep.vn',
    gender: 'female',
    birthday: '1994-10-25',
    phone: '0988231467',
    address: '77 Láng Hạ, phường Láng, Hà Nội',
    roles: [editor],
    disabled: true,
  },
]
