import { type At, cellOf, type FileRow, type SheetLayout, withCells } from './layout'

const kinds: Readonly<Record<string, string>> = { 'dịch vụ': 'service', combo: 'combo' }

/** `MÀU:Trắng|CỠ:L` → `Trắng`, `L` */
const valuesOf = (attributes: string): string[] =>
  attributes
    .split('|')
    .map((pair) => pair.slice(pair.indexOf(':') + 1).trim())
    .filter(Boolean)

/** Variants and units are rows of the same name; adding attributes and unit makes it unique. */
function own(row: FileRow, at: At): FileRow {
  const get = (heading: string) => cellOf(row, at(heading))
  if (/\{DEL\}?/i.test(get('Mã hàng'))) return { ...row, refused: { key: 'sheets.told.deleted' } }
  const isUnit = get('Mã ĐVT Cơ bản') !== ''
  const named = [get('Tên hàng'), ...valuesOf(get('Thuộc tính'))].filter(Boolean).join(' - ')
  const title = isUnit && named && get('ĐVT') ? `${named} (${get('ĐVT')})` : named
  const kind = Object.entries(kinds).find(([word]) => get('Loại hàng').toLowerCase().startsWith(word))?.[1]
  const told = isUnit
    ? { key: 'sheets.told.unit', params: { code: get('Mã ĐVT Cơ bản'), number: get('Quy đổi') } }
    : kind && { key: `sheets.told.${kind}` }
  return { ...withCells(row, [[at('Tên hàng'), title]]), ...(told && { told }) }
}

export const kiotviet: SheetLayout = {
  name: 'KiotViet',
  marks: [
    'Loại hàng',
    'Nhóm hàng(3 Cấp)',
    'Mã hàng',
    'Tên hàng',
    'ĐVT',
    'Mã ĐVT Cơ bản',
    'Mã HH Liên quan',
    'Được bán trực tiếp',
    'Hàng thành phần',
  ],
  columns: {
    'Loại hàng': null,
    'Nhóm hàng': 'category_id',
    'Mã hàng': 'code',
    'Tên hàng': 'title',
    'Giá bán': 'price',
    'Bảng giá chung': 'price',
    'Hình ảnh': 'images',
    'Đang kinh doanh': 'status',
    'Mô tả': 'content',
  },
  rows: (rows, at) => rows.map((row) => own(row, at)),
}
