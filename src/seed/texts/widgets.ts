import type { DynamicField, DynamicValues } from '../../domain/dynamicFields'
import { slugOf } from '../../domain/slug'
import type { WidgetInput } from '../../domain/widgetSchema'
import type { PictureKey } from '../art/catalogue'

export type WidgetDraft = Pick<
  WidgetInput,
  'key' | 'title' | 'icon' | 'group_name' | 'group_slug' | 'description' | 'type' | 'settings'
> & { value: DynamicValues }

const field = (
  key: string,
  title: string,
  style: DynamicField['style'] = 'text',
  more = {},
): DynamicField => ({
  key,
  title,
  style,
  ...more,
})
const choices = (...labels: string[]) => ({
  data: labels.map((label) => ({ value: slugOf(label).replaceAll('-', '_'), label })),
})

interface Place {
  type: string
  group: string
  icon: WidgetDraft['icon']
}

const widget = (
  place: Place,
  key: string,
  title: string,
  description: string,
  fields: DynamicField[],
  value: DynamicValues,
  api: WidgetDraft['settings']['api'] = null,
): WidgetDraft => ({
  key,
  title,
  description,
  icon: place.icon,
  group_name: place.group,
  group_slug: slugOf(place.group),
  type: place.type,
  settings: { fields, api },
  value,
})

/** One widget still waits to be filled in. */
export const widgetDrafts = (picture: (key: PictureKey) => string): WidgetDraft[] => [
  widget(
    { type: 'banner', group: 'Trang chủ', icon: 'image' },
    'banner_trang_chu',
    'Banner trang chủ',
    'Ảnh lớn đầu trang chủ. Ảnh ngang, rộng ít nhất 1600 px.',
    [
      field('tieu_de', 'Tiêu đề'),
      field('mo_ta', 'Mô tả ngắn', 'textarea'),
      field('anh', 'Ảnh nền', 'image'),
      field('nut', 'Chữ trên nút', 'text', { value: 'Xem ngay' }),
      field('lien_ket', 'Liên kết của nút'),
      field('mau_chu', 'Màu chữ', 'radiobox', { ...choices('Sáng', 'Tối'), value: 'sang' }),
      field('tu_ngay', 'Hiện từ ngày', 'date'),
      field('den_ngay', 'Đến hết ngày', 'date'),
    ],
    {
      tieu_de: 'Cà phê Cầu Đất, rang mỗi sáng',
      mo_ta: 'Mẻ rang đầu tiên ra lò lúc sáu giờ. Đặt trước tám giờ, nhận trong ngày ở nội thành Hà Nội.',
      anh: picture('cau-dat-som'),
      nut: 'Chọn gói cà phê',
      lien_ket: '/san-pham',
      mau_chu: 'sang',
      tu_ngay: '2026-11-01',
      den_ngay: '2026-12-31',
    },
  ),
  widget(
    { type: 'banner', group: 'Trang chủ', icon: 'gift' },
    'banner_tet',
    'Banner hộp quà Tết',
    'Thay banner trang chủ từ rằm tháng Chạp.',
    [
      field('tieu_de', 'Tiêu đề'),
      field('anh', 'Ảnh', 'media'),
      field('gia_tu', 'Giá từ (đồng)', 'number'),
      field('hien_o', 'Hiện ở', 'checkbox', choices('Trang chủ', 'Trang sản phẩm', 'Trang tin tức')),
    ],
    {
      tieu_de: 'Quà Tết Bính Ngọ: trà sen và cà phê Cầu Đất',
      anh: [picture('qua-tet'), picture('hop-tra-sen')],
      gia_tu: 390_000,
      hien_o: ['trang_chu', 'trang_san_pham'],
    },
  ),
  widget(
    { type: 'banner', group: 'Toàn trang', icon: 'offer' },
    'thanh_thong_bao',
    'Thanh thông báo',
    'Một dòng chữ trên cùng của mọi trang. Để trống thì không hiện.',
    [field('noi_dung', 'Nội dung'), field('lien_ket', 'Liên kết'), field('an_luc', 'Ẩn sau', 'time')],
    {},
  ),
  widget(
    { type: 'contact', group: 'Liên hệ', icon: 'phone' },
    'thong_tin_lien_he',
    'Thông tin liên hệ',
    'Dùng ở chân trang và trang liên hệ.',
    [
      field('hotline', 'Hotline'),
      field('email', 'Email'),
      field('zalo', 'Zalo'),
      field('dia_chi', 'Địa chỉ xưởng', 'textarea'),
      field('ban_do', 'Ảnh bản đồ', 'image'),
    ],
    {
      hotline: '0243 826 1986',
      email: 'chao@nepnha.vn',
      zalo: '0912 386 198',
      dia_chi: 'Số 12 ngõ 45 Phú Viên, phường Bồ Đề, Hà Nội',
      ban_do: '',
    },
  ),
  widget(
    { type: 'contact', group: 'Cửa hàng', icon: 'store' },
    'cac_cua_hang',
    'Các cửa hàng',
    'Mỗi dòng là một cửa hàng, theo thứ tự hiện trên trang.',
    [
      field('cua_hang', 'Cửa hàng', 'list', {
        children: [
          field('ten', 'Tên'),
          field('dia_chi', 'Địa chỉ'),
          field('mo_cua', 'Mở cửa', 'time'),
          field('dong_cua', 'Đóng cửa', 'time'),
          field('anh', 'Ảnh', 'image'),
        ],
      }),
    ],
    {
      cua_hang: [
        {
          ten: 'Nếp Nhà Hàng Bè',
          dia_chi: '36 Hàng Bè, Hoàn Kiếm, Hà Nội',
          mo_cua: '06:30',
          dong_cua: '22:00',
          anh: picture('tiem-hang-be'),
        },
        {
          ten: 'Trà quán Tây Hồ',
          dia_chi: '8 Quảng An, Tây Hồ, Hà Nội',
          mo_cua: '08:00',
          dong_cua: '21:30',
          anh: picture('tiem-tay-ho'),
        },
      ],
    },
  ),
  widget(
    { type: 'policy', group: 'Cam kết', icon: 'truck' },
    'cam_ket_giao_hang',
    'Cam kết giao hàng',
    'Ba đến bốn cam kết dưới nút mua hàng.',
    [
      field('tieu_de', 'Tiêu đề'),
      field('cam_ket', 'Cam kết', 'list', {
        children: [field('ten', 'Cam kết'), field('giai_thich', 'Giải thích', 'textarea')],
      }),
      field('mien_phi_tu', 'Miễn phí giao từ (đồng)', 'number'),
    ],
    {
      tieu_de: 'Nếp Nhà giao tận tay',
      cam_ket: [
        {
          ten: 'Rang trong ngày',
          giai_thich: 'Gói nào cũng ghi ngày rang; quá bảy ngày chúng tôi không bán.',
        },
        { ten: 'Giao trong 2 giờ', giai_thich: 'Nội thành Hà Nội, đơn đặt trước 19 giờ.' },
        { ten: 'Đổi trong 7 ngày', giai_thich: 'Không hợp khẩu vị thì đổi gói khác, tiệm chịu phí giao.' },
      ],
      mien_phi_tu: 300_000,
    },
  ),
  widget(
    { type: 'policy', group: 'Chính sách', icon: 'document' },
    'chinh_sach_doi_tra',
    'Chính sách đổi trả',
    'Bản đầy đủ, mở từ chân trang.',
    [
      field('noi_dung', 'Nội dung', 'editor'),
      field('hieu_luc', 'Có hiệu lực từ', 'date'),
      field('ban_pdf', 'Bản PDF', 'document'),
    ],
    {
      noi_dung:
        '<p>Nếp Nhà nhận đổi gói còn nguyên van trong <strong>7 ngày</strong> kể từ ngày nhận.</p><ul><li>Gói lỗi do rang hoặc đóng gói: đổi mới, tiệm chịu phí giao hai chiều.</li><li>Không hợp khẩu vị: đổi một lần sang gói cùng giá.</li><li>Hộp quà đã khắc tên không đổi trả.</li></ul>',
      hieu_luc: '2026-01-01',
    },
  ),
  widget(
    { type: 'home', group: 'Trang chủ', icon: 'star' },
    'bai_noi_bat',
    'Bài nổi bật',
    'Một bài viết được đưa lên đầu trang chủ.',
    [
      field('nhan', 'Nhãn', 'selectbox', { ...choices('Mới', 'Đọc nhiều', 'Vùng trồng'), value: 'moi' }),
      field('hien_anh', 'Kiểu ảnh', 'radiobox', choices('Ảnh lớn', 'Ảnh nhỏ bên trái')),
    ],
    { nhan: 'vung_trong', hien_anh: 'anh_lon' },
    { path: '/posts', list_key: 'data', value_key: 'id', title_key: 'title' },
  ),
  widget(
    { type: 'home', group: 'Trang chủ', icon: 'chat' },
    'khach_noi_gi',
    'Khách nói gì',
    'Lời của khách quen, mỗi lần hiện ba lời.',
    [
      field('loi_khen', 'Lời khách', 'list', {
        children: [
          field('khach', 'Tên khách'),
          field('loi', 'Lời', 'textarea'),
          field('sao', 'Số sao', 'number'),
        ],
      }),
    ],
    {
      loi_khen: [
        { khach: 'Chị Minh Thu, Ba Đình', loi: 'Sáng nào cũng một phin Cầu Đất trước khi đi làm.', sao: 5 },
        { khach: 'Anh Quốc Bảo, Long Biên', loi: 'Trà sen biếu mẹ, mẹ khen thơm như ngày xưa.', sao: 5 },
        { khach: 'Quán Lá, Cầu Giấy', loi: 'Giao đúng giờ mỗi thứ Hai, hạt đều tay.', sao: 4 },
      ],
    },
  ),
  widget(
    { type: 'gioi-thieu', group: 'Trang Giới thiệu', icon: 'store' },
    'chuyen_cua_tiem',
    'Chuyện của tiệm',
    'Nội dung trang Giới thiệu.',
    [
      field('chuyen', 'Câu chuyện', 'editor'),
      field('anh', 'Ảnh', 'image'),
      field('cot_moc', 'Cột mốc', 'list', {
        children: [field('nam', 'Năm'), field('viec', 'Chuyện gì', 'textarea')],
      }),
    ],
    {
      chuyen:
        '<p>Nếp Nhà bắt đầu năm 2016 từ một chiếc máy rang hai cân đặt trong bếp ở Gia Lâm. Rang xong mẻ nào, hai vợ chồng pha thử mẻ ấy, ghi vào cuốn sổ bìa xanh rồi mới dám đem bán.</p><p>Bây giờ tiệm có hai quầy ở Hà Nội, tám người làm, và cuốn sổ đã sang quyển thứ chín. Cách làm thì vẫn vậy: mua của người mình biết mặt, rang trong ngày, ghi rõ tên vùng trồng trên từng gói.</p>',
      anh: picture('may-rang'),
      cot_moc: [
        { nam: '2016', viec: 'Mẻ rang đầu tiên, bốn trăm gam, cháy mất một nửa.' },
        { nam: '2019', viec: 'Mở quầy ở phố Hàng Bè, có trà sen ướp tại tiệm.' },
        { nam: '2022', viec: 'Xưởng rang ở Long Biên và lớp pha chế cuối tuần.' },
        { nam: '2025', viec: 'Năm mùa liền mua trọn vụ của ba nhà vườn ở Cầu Đất.' },
      ],
    },
  ),
  widget(
    { type: 'so-tay-pha-phin', group: 'Trang Sổ tay', icon: 'document' },
    'so_tay_pha_phin',
    'Sổ tay pha phin',
    'Trang giới thiệu cuốn sổ tay.',
    [
      field('loi_gioi_thieu', 'Lời giới thiệu', 'editor'),
      field('bia', 'Ảnh bìa', 'image'),
      field('so_trang', 'Số trang', 'number'),
    ],
    {
      loi_gioi_thieu:
        '<p>Mười một công thức của tiệm cho một chiếc phin nhôm: cỡ xay, nhiệt độ nước, thời gian ủ, và chỗ nào hay sai. Sách bán ở cả hai quầy, mua kèm gói cà phê bất kỳ được giảm một nửa.</p>',
      bia: picture('phin-sang'),
      so_trang: 48,
    },
  ),
  widget(
    { type: 'footer', group: 'Chân trang', icon: 'globe' },
    'gioi_thieu_chan_trang',
    'Giới thiệu ở chân trang',
    '',
    [
      field('doan_van', 'Đoạn giới thiệu', 'textarea'),
      field('logo', 'Logo', 'image'),
      field('video', 'Video giới thiệu', 'video'),
    ],
    {
      doan_van:
        'Nếp Nhà rang cà phê và ướp trà ở Hà Nội từ năm 2016, từng mẻ nhỏ, từng vùng trồng ghi rõ tên.',
      logo: picture('gach-bong'),
      video: 'https://www.youtube.com/watch?v=nepnha2026',
    },
  ),
]
