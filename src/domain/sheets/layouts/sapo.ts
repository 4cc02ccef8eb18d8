import { families } from './families'
import type { SheetLayout } from './layout'

/** Price lists (`PL_…`) and branches (`LC_CN1_…`) are columns. */
export const sapo: SheetLayout = {
  name: 'Sapo',
  marks: [
    'Tên phiên bản sản phẩm',
    'Mã SKU*',
    'Giá trị thuộc tính 1',
    'Đơn vị khối lượng',
    'Áp dụng thuế',
    'PL_Giá bán lẻ',
    'PL_Giá bán buôn',
  ],
  columns: {
    'Tên sản phẩm': 'title',
    'Tên phiên bản sản phẩm': null,
    'Loại sản phẩm': 'category_id',
    'Mô tả sản phẩm': 'content',
    'Nhãn hiệu': 'trademark_id',
    'Mã SKU': 'code',
    'Ảnh đại diện': 'images',
  },
  patterns: [
    [/^plgiabanle$/, 'price'],
    [/^pl/, null],
    [/^lccn?\d+/, null],
  ],
  rows: families({
    title: 'Tên sản phẩm',
    pictures: 'Ảnh đại diện',
    own: ['Mã SKU', 'PL_Giá bán lẻ', 'Tên phiên bản sản phẩm', 'Giá trị thuộc tính 1'],
    options: ['Giá trị thuộc tính 1', 'Giá trị thuộc tính 2', 'Giá trị thuộc tính 3'],
    name: 'Tên phiên bản sản phẩm',
    shared: ['Loại sản phẩm', 'Mô tả sản phẩm', 'Nhãn hiệu'],
  }),
}
