import { createRandom } from '../random'
import { cup, iced, latte, phin } from './cups'
import { hills, lake, terraces } from './landscape'
import { bag, gift, tin } from './packs'
import { type PaletteName, paletteOf } from './palettes'
import { drum, tiles, waves } from './patterns'
import { barista, lesson, portrait } from './people'
import { beans, cherries, sack } from './plants'
import { interior, shopfront } from './shops'
import { picture, type Scene } from './svg'
import { lotus, matcha, teapot } from './tea'
import { grinder, pourOver, roaster } from './tools'

interface Plan {
  scene: Scene
  palette: PaletteName
  name: string
  size?: readonly [number, number]
  format?: Format
}

type Format = 'webp' | 'png'

const square = [1000, 1000] as const
const wide = [1600, 900] as const

const plans = {
  'cau-dat-som': { scene: hills, palette: 'jade', name: 'Sương sớm trên đồi Cầu Đất', size: wide },
  'cau-dat-chieu': { scene: hills, palette: 'dusk', name: 'Hoàng hôn Cầu Đất', size: wide },
  'cau-dat-mua-kho': { scene: hills, palette: 'roast', name: 'Cầu Đất mùa khô' },
  'ruong-bac-thang': { scene: terraces, palette: 'tea', name: 'Nương chè Hà Giang' },
  'tay-nguyen': { scene: terraces, palette: 'clay', name: 'Đất đỏ Tây Nguyên' },
  'ho-guom': { scene: lake, palette: 'dusk', name: 'Hồ Gươm lúc sáu giờ sáng', size: wide },
  'ho-guom-xuan': { scene: lake, palette: 'lotus', name: 'Hồ Gươm ngày xuân' },
  'latte-rosetta': { scene: latte, palette: 'roast', name: 'Latte rosetta', size: square },
  'latte-xanh': { scene: latte, palette: 'river', name: 'Latte, cốc xanh sông Hồng', size: square },
  'tach-ca-phe': { scene: cup, palette: 'clay', name: 'Tách cà phê bên cửa sổ' },
  'tach-ca-phe-dem': { scene: cup, palette: 'night', name: 'Tách cà phê ca đêm' },
  'sua-da': { scene: iced, palette: 'roast', name: 'Cà phê sữa đá', size: square },
  'bac-xiu': { scene: iced, palette: 'honey', name: 'Bạc xỉu', size: square },
  'phin-sang': { scene: phin, palette: 'stone', name: 'Phin nhôm trên bàn gỗ' },
  'phin-xanh': { scene: phin, palette: 'jade', name: 'Phin men xanh' },
  'sen-tay-ho': { scene: lotus, palette: 'lotus', name: 'Sen Tây Hồ' },
  'am-dat': { scene: teapot, palette: 'clay', name: 'Ấm đất Bát Tràng' },
  'am-tra-xanh': { scene: teapot, palette: 'tea', name: 'Bộ ấm men ngọc' },
  matcha: { scene: matcha, palette: 'tea', name: 'Bát matcha đánh tay', size: square },
  'hat-rang': { scene: beans, palette: 'roast', name: 'Hạt rang vừa' },
  'hat-dam': { scene: beans, palette: 'stone', name: 'Hạt rang đậm' },
  'canh-chin': { scene: cherries, palette: 'jade', name: 'Cành cà phê chín' },
  'canh-chin-2': { scene: cherries, palette: 'tea', name: 'Mùa hái ở Sơn La' },
  'bao-day': { scene: sack, palette: 'honey', name: 'Bao đay nhân xanh' },
  v60: { scene: pourOver, palette: 'river', name: 'Rót V60' },
  'v60-am': { scene: pourOver, palette: 'honey', name: 'Pha thủ công buổi sáng' },
  'may-rang': { scene: roaster, palette: 'roast', name: 'Máy rang trống ở xưởng Gia Lâm' },
  'coi-xay': { scene: grinder, palette: 'jade', name: 'Cối xay tay' },
  'tiem-hang-be': { scene: shopfront, palette: 'honey', name: 'Tiệm ở phố Hàng Bè' },
  'tiem-tay-ho': { scene: shopfront, palette: 'river', name: 'Trà quán Tây Hồ' },
  'quay-bar': { scene: interior, palette: 'roast', name: 'Quầy bar tầng một' },
  'quay-bar-toi': { scene: interior, palette: 'dusk', name: 'Quầy bar buổi tối', size: wide },
  barista: { scene: barista('swept'), palette: 'jade', name: 'Barista trao cốc' },
  'barista-tra': { scene: barista('bun'), palette: 'lotus', name: 'Nghệ nhân pha trà' },
  'lop-hoc': { scene: lesson, palette: 'river', name: 'Lớp học cảm quan', size: wide },
  'lop-hoc-2': { scene: lesson, palette: 'clay', name: 'Lớp pha chế cuối tuần' },
  'goi-cau-dat': { scene: bag, palette: 'jade', name: 'Gói Cầu Đất', size: square },
  'goi-son-la': { scene: bag, palette: 'clay', name: 'Gói Sơn La', size: square },
  'goi-robusta': { scene: bag, palette: 'honey', name: 'Gói Robusta Đắk Lắk', size: square },
  'goi-espresso': { scene: bag, palette: 'night', name: 'Gói Espresso Phố Cổ', size: square },
  'goi-phin': { scene: bag, palette: 'roast', name: 'Gói Phin Nhà', size: square },
  'hop-tra-sen': { scene: tin, palette: 'lotus', name: 'Hộp trà sen', size: square },
  'hop-shan-tuyet': { scene: tin, palette: 'tea', name: 'Hộp Shan tuyết', size: square },
  'hop-o-long': { scene: tin, palette: 'river', name: 'Hộp ô long', size: square },
  'qua-tet': { scene: gift, palette: 'clay', name: 'Hộp quà Tết', size: square },
  'gach-bong': { scene: tiles, palette: 'river', name: 'Hoa văn gạch bông', format: 'png' },
  'song-nuoc': { scene: waves, palette: 'jade', name: 'Hoa văn sóng nước', format: 'png' },
  'trong-dong': { scene: drum, palette: 'roast', name: 'Hoa văn trống đồng', size: square, format: 'png' },
} as const satisfies Record<string, Plan>

export type PictureKey = keyof typeof plans

export interface CataloguePicture<K extends string = PictureKey> {
  key: K
  name: string
  width: number
  height: number
  format: Format
  svg: string
}

const draw = <K extends string>(key: K, plan: Plan, seed: number): CataloguePicture<K> => {
  const [width, height] = plan.size ?? [1200, 800]
  const canvas = { width, height, ink: paletteOf(plan.palette), random: createRandom(seed) }
  return {
    key,
    name: plan.name,
    width,
    height,
    format: plan.format ?? 'webp',
    svg: picture(canvas, plan.scene(canvas)),
  }
}

const pictureKeys = Object.keys(plans) as PictureKey[]

/** The pictures of the library, all drawn by code: there are no photographs. */
export const drawLibrary = (): CataloguePicture[] =>
  pictureKeys.map((key, index) => draw(key, plans[key], 700 + index))

/** `index` sets the colours and the face. */
export function drawPortrait(
  index: number,
  name: string,
  gender: 'female' | 'male',
): CataloguePicture<string> {
  const tones: PaletteName[] = ['jade', 'clay', 'river', 'lotus', 'honey', 'tea', 'dusk']
  const palette = tones[index % tones.length] ?? 'jade'
  return draw(
    `chan-dung-${index + 1}`,
    { scene: portrait(gender), palette, name, size: [480, 480] },
    40 + index,
  )
}
