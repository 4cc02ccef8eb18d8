import { deepest } from './deepest'
import { families } from './families'
import type { SheetLayout } from './layout'

const variants = families({
  title: 'Tên',
  of: 'Url',
  pictures: 'Link hình',
  own: ['Mã phiên bản sản phẩm', 'Giá', 'Giá trị thuộc tính 1'],
  options: ['Giá trị thuộc tính 1', 'Giá trị thuộc tính 2', 'Giá trị thuộc tính 3'],
  shared: ['Mô tả', 'Trích dẫn', 'Hãng', 'Loại sản phẩm', 'Hiển thị', 'Danh_mục'],
})

/** Rows with the same URL are variants of one product, or only its further pictures. */
export const haravan: SheetLayout = {
  name: 'Haravan',
  marks: [
    'Trích dẫn',
    'Hãng',
    'Hiển thị',
    'Giá trị thuộc tính 1',
    'Mã phiên bản sản phẩm',
    'Giá so sánh',
    'Link hình',
    'Đặt hàng khi hết hàng',
  ],
  columns: {
    Url: 'slug',
    Tên: 'title',
    'Mô tả': 'content',
    'Trích dẫn': 'description',
    Hãng: 'trademark_id',
    Danh_mục: 'category_id',
    'Hiển thị': 'status',
    'Mã phiên bản sản phẩm': 'code',
    Giá: 'price',
    'Giá so sánh': null,
    'Link hình': 'images',
    'SEO Title': null,
    'SEO Description': null,
  },
  rows: (rows, at) => deepest(variants(rows, at), at('Danh_mục')),
}
