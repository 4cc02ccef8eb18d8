import type { DynamicField, RowField } from '../../domain/dynamicFields'
import type { TypeKey } from './structure'

interface DataGroupPlan {
  title: string
  description: string
  /** Without one, all posts of the type have the group. */
  category?: string
  fields: readonly DynamicField[]
}

const choices = (pairs: Record<string, string>) =>
  Object.entries(pairs).map(([value, label]) => ({ value, label }))

export const processes = {
  washed: 'Sơ chế ướt',
  honey: 'Mật ong',
  natural: 'Phơi khô',
  anaerobic: 'Lên men yếm khí',
  decaf: 'Khử caffein',
}

const brewing: RowField[] = [
  {
    key: 'method',
    title: 'Cách pha',
    style: 'selectbox',
    data: choices({ phin: 'Phin', v60: 'V60', espresso: 'Espresso', cold: 'Ủ lạnh', french: 'Ngâm và ép' }),
  },
  { key: 'dose', title: 'Cà phê (g)', style: 'number' },
  { key: 'water', title: 'Nước (ml)', style: 'number' },
  { key: 'temperature', title: 'Nhiệt độ (°C)', style: 'number' },
  { key: 'time', title: 'Thời gian', style: 'text' },
]

export const dataGroups: Partial<Record<TypeKey, readonly DataGroupPlan[]>> = {
  products: [
    {
      title: 'Thông tin cà phê',
      description: 'Gốc gác, mức rang và cách pha của từng gói cà phê.',
      category: 'Cà phê rang',
      fields: [
        { key: 'origin', title: 'Vùng trồng', style: 'text' },
        { key: 'altitude', title: 'Độ cao (m)', style: 'number' },
        { key: 'process', title: 'Sơ chế', style: 'radiobox', data: choices(processes) },
        {
          key: 'roast_level',
          title: 'Mức rang',
          style: 'selectbox',
          value: 'medium',
          data: choices({
            light: 'Sáng',
            medium_light: 'Sáng vừa',
            medium: 'Vừa',
            medium_dark: 'Đậm vừa',
            dark: 'Đậm',
          }),
        },
        {
          key: 'tasting_notes',
          title: 'Nhóm hương vị',
          style: 'checkbox',
          data: choices({
            citrus: 'Cam quýt',
            berry: 'Quả mọng',
            stone_fruit: 'Mơ, mận, đào',
            floral: 'Hoa',
            honey: 'Mật, đường nâu',
            nutty: 'Hạt rang',
            cocoa: 'Ca cao',
            spice: 'Gia vị',
          }),
        },
        { key: 'brewing', title: 'Bảng pha', style: 'list', children: brewing },
        { key: 'video', title: 'Video pha mẫu', style: 'video' },
        { key: 'story', title: 'Chuyện của mẻ này', style: 'editor' },
      ],
    },
    {
      title: 'Thông tin trà',
      description: 'Mùa hái và cách hãm của từng hộp trà.',
      category: 'Trà lá',
      fields: [
        { key: 'origin', title: 'Vùng chè', style: 'text' },
        {
          key: 'season',
          title: 'Mùa hái',
          style: 'selectbox',
          data: choices({ spring: 'Vụ xuân', summer: 'Vụ hè', autumn: 'Vụ thu', winter: 'Vụ đông' }),
        },
        { key: 'temperature', title: 'Nước hãm (°C)', style: 'number', value: '80' },
        { key: 'steeps', title: 'Số lần nước', style: 'number' },
        { key: 'picked_on', title: 'Ngày hái', style: 'date' },
      ],
    },
    {
      title: 'Thông số đồ pha',
      description: 'Kích thước, chất liệu.',
      category: 'Đồ pha',
      fields: [
        { key: 'material', title: 'Chất liệu', style: 'text' },
        { key: 'size', title: 'Kích thước', style: 'text' },
        {
          key: 'care',
          title: 'Rửa được bằng',
          style: 'checkbox',
          data: choices({ hand: 'Tay', machine: 'Máy rửa bát' }),
        },
        { key: 'manual', title: 'Hướng dẫn', style: 'document' },
      ],
    },
    {
      title: 'Đóng gói và bảo quản',
      description: 'Có ở mọi sản phẩm.',
      fields: [
        { key: 'pack', title: 'Quy cách', style: 'text' },
        { key: 'shelf_months', title: 'Hạn dùng (tháng)', style: 'number', value: '12' },
        { key: 'storage', title: 'Cách bảo quản', style: 'textarea' },
        {
          key: 'served_with',
          title: 'Bài nên đọc kèm',
          style: 'api',
          api: { path: '/posts', list_key: 'data', value_key: 'id', title_key: 'title' },
        },
      ],
    },
  ],
  courses: [
    {
      title: 'Chuẩn bị cho lớp',
      description: 'Giờ vào lớp và những thứ học viên mang theo.',
      fields: [
        { key: 'starts_at', title: 'Giờ vào lớp', style: 'time', value: '08:30' },
        { key: 'seats', title: 'Số chỗ', style: 'number', value: '8' },
        { key: 'bring', title: 'Mang theo', style: 'textarea' },
        { key: 'gallery', title: 'Ảnh lớp trước', style: 'media' },
      ],
    },
  ],
}
