import type { DynamicValues } from '../domain/dynamicFields'
import { processes } from './texts/dataGroups'
import type { WrittenPost } from './texts/write'

function coffeeOf({ title, summary, custom = {} }: WrittenPost): DynamicValues {
  const { origin = '', process = '', flavour = '', pack } = custom
  const [, metres = ''] = /([\d.]+) m$/.exec(origin) ?? []
  const said = `${flavour} ${summary}`.toLocaleLowerCase('vi')
  const found = Object.entries(processes).find(([, name]) => process.includes(name))
  const notes = Object.entries(hints).filter(([, words]) => words.some((word) => said.includes(word)))
  const isEspresso = /espresso|robusta|phin/i.test(title)
  return {
    origin: origin.replace(/, [\d.]+ m$/, ''),
    ...(metres && { altitude: Number(metres.replace('.', '')) }),
    ...(found && { process: found[0] }),
    roast_level: isEspresso ? 'medium_dark' : /vi lô/i.test(title) ? 'light' : 'medium_light',
    tasting_notes: notes.map(([name]) => name),
    brewing: isEspresso
      ? [
          { method: 'phin', dose: 20, water: 60, temperature: 95, time: '5 phút' },
          { method: 'espresso', dose: 18, water: 36, temperature: 93, time: '28 giây' },
        ]
      : [
          { method: 'v60', dose: 15, water: 240, temperature: 92, time: '2 phút 45 giây' },
          { method: 'cold', dose: 60, water: 900, temperature: 8, time: '14 giờ' },
        ],
    story: `<p>${summary}</p>`,
    ...packed(pack, 'Gói kín, tránh nắng; mở rồi dùng ngon nhất trong ba tuần.', 9),
  }
}

/** Words of a description that suggest a group of tastes. */
const hints: Record<string, readonly string[]> = {
  citrus: ['quýt', 'cam', 'chanh', 'bưởi'],
  berry: ['dâu', 'mâm xôi', 'việt quất', 'quả mọng'],
  stone_fruit: ['mơ', 'mận', 'đào', 'táo'],
  floral: ['hoa', 'nhài'],
  honey: ['mật', 'mía', 'đường'],
  nutty: ['hạnh nhân', 'hạt', 'lạc', 'đậu'],
  cocoa: ['ca cao', 'sô-cô-la', 'socola'],
  spice: ['quế', 'gia vị', 'đinh hương'],
}

const teaOf = ({ title, custom = {} }: WrittenPost): DynamicValues => ({
  origin: (custom.origin ?? '').replace(/, [\d.]+ m$/, ''),
  season: /sen/i.test(title) ? 'summer' : 'spring',
  temperature: /ô long|hồng trà/i.test(title) ? 95 : 80,
  steeps: /shan|ô long/i.test(title) ? 6 : 3,
  ...packed(custom.pack, 'Đậy kín, xa gia vị và ánh sáng.', 18),
})

const packed = (pack: string | undefined, storage: string, shelf_months: number): DynamicValues => ({
  ...(pack && { pack }),
  storage,
  shelf_months,
})

const classOf = ({ custom = {} }: WrittenPost): DynamicValues => ({
  starts_at: /tối/i.test(custom.schedule ?? '') ? '18:30' : '08:30',
  seats: 8,
  bring: 'Sổ tay, bút, và một chiếc bụng không quá no.',
})

const toolOf = ({ title, custom = {} }: WrittenPost): DynamicValues => ({
  material: /men|sứ/i.test(title) ? 'Gốm tráng men' : 'Thép không gỉ và gỗ',
  care: ['hand'],
  ...packed(custom.pack, 'Lau khô sau khi rửa.', 60),
})

export const draftValues = (draft: WrittenPost, group: string | undefined): DynamicValues => {
  if (group === 'Thông tin cà phê') return coffeeOf(draft)
  if (group === 'Thông tin trà') return teaOf(draft)
  if (group === 'Thông số đồ pha') return toolOf(draft)
  return group === 'Chuẩn bị cho lớp' ? classOf(draft) : packed(draft.custom?.pack, 'Để nơi khô ráo.', 24)
}
