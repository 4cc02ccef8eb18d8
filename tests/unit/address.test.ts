import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { addressErrors, addressSchema } from '../../src/domain/address/addressSchema'
import { type Area, type Divisions, loadDivisions } from '../../src/domain/address/divisions'
import { parseAddress } from '../../src/domain/address/parse'
import { fold } from '../../src/domain/fold'
import { validate } from '../../src/domain/validation'

let now: Divisions
let before: Divisions
beforeAll(async () => {
  now = await loadDivisions('2025')
  before = await loadDivisions('pre2025')
})

/** Province, district and ward by name, then the street. */
const read = (text: string, divisions: Divisions) => {
  const { province, district, ward, address } = parseAddress(text, divisions)
  return [province?.name ?? null, district?.name ?? null, ward?.name ?? null, address]
}
const within = (areas: readonly Area[]) => areas.flatMap((area) => area.areas)

describe('the divisions', () => {
  it('are 34 provinces with 3,321 wards since July 2025', () => {
    expect([now.provinces.length, within(now.provinces).length]).toEqual([34, 3321])
  })

  it('were 63 provinces with 696 districts and some ten thousand wards', () => {
    expect([before.provinces.length, within(before.provinces).length]).toEqual([63, 696])
    expect(within(within(before.provinces)).length).toBe(10_056)
  })

  it('have names in one spelling, codes that differ, and none is empty', () => {
    for (const { provinces, scheme } of [now, before]) {
      const wards = scheme === '2025' ? within(provinces) : within(within(provinces))
      const all = [...provinces, ...within(provinces), ...wards]
      const kinds = /^(Tỉnh|Thành phố|Quận|Huyện|Thị xã|Phường|Xã|Thị trấn|Đặc khu) \S+( \S+)*$/
      expect(all.map(({ name }) => name).filter((name) => !kinds.test(name))).toEqual([])
      expect(new Set(wards.map(({ code }) => code)).size).toBe(wards.length)
      expect(provinces.filter(({ areas }) => areas.length === 0)).toEqual([])
    }
    expect(within(before.provinces).filter(({ areas }) => areas.length === 0)).toEqual([])
  })

  it('are loaded once', async () => {
    expect(await loadDivisions('2025')).toBe(now)
  })
})

describe('a whole address that is pasted', () => {
  it.each([
    [
      '12 Nguyễn Huệ, P. Bến Nghé, Q.1, TP.HCM',
      'Thành phố Hồ Chí Minh',
      'Quận 1',
      'Phường Bến Nghé',
      '12 Nguyễn Huệ',
    ],
    [
      '12 nguyen hue, p.ben nghe, q1, tphcm',
      'Thành phố Hồ Chí Minh',
      'Quận 1',
      'Phường Bến Nghé',
      '12 nguyen hue',
    ],
    [
      '45/6 Lê Lợi, Phường 05, Quận Gò Vấp, SG',
      'Thành phố Hồ Chí Minh',
      'Quận Gò Vấp',
      'Phường 5',
      '45/6 Lê Lợi',
    ],
    [
      '45/6 Lê Lợi P5 Q. Gò Vấp TP. Hồ Chí Minh',
      'Thành phố Hồ Chí Minh',
      'Quận Gò Vấp',
      'Phường 5',
      '45/6 Lê Lợi',
    ],
    ['12 Xã Đàn, Đống Đa, HN', 'Thành phố Hà Nội', 'Quận Đống Đa', null, '12 Xã Đàn'],
    ['Thôn 3, X. Mỹ Lộc, H. Bình Lục, Hà Nam', 'Tỉnh Hà Nam', 'Huyện Bình Lục', null, 'Thôn 3, X. Mỹ Lộc'],
    ['TT. Trâu Quỳ, Gia Lâm, Hà Nội', 'Thành phố Hà Nội', 'Huyện Gia Lâm', 'Thị trấn Trâu Quỳ', ''],
    ['1 Bạch Đằng, TX. Sơn Tây, Hà Nội', 'Thành phố Hà Nội', 'Thị xã Sơn Tây', null, '1 Bạch Đằng'],
    [
      '2 Ba Cu, P.1, TP. Vũng Tàu, Bà Rịa - Vũng Tàu',
      'Tỉnh Bà Rịa - Vũng Tàu',
      'Thành phố Vũng Tàu',
      'Phường 1',
      '2 Ba Cu',
    ],
    [
      '5 Lê Lợi, P. Bến Nghé, TP.HCM, Việt Nam',
      'Thành phố Hồ Chí Minh',
      'Quận 1',
      'Phường Bến Nghé',
      '5 Lê Lợi',
    ],
  ])('before July 2025: %s', (text, ...expected) => {
    expect(read(text, before)).toEqual(expected)
  })

  it.each([
    ['số 5 ngõ 12, xã Đông Anh, Hà Nội', 'Thành phố Hà Nội', null, 'Xã Đông Anh', 'số 5 ngõ 12'],
    ['so 5 ngo 12, dong anh, hn', 'Thành phố Hà Nội', null, 'Xã Đông Anh', 'so 5 ngo 12'],
    [
      '12 Đồng Khởi P. Sài Gòn TP.HCM 700000',
      'Thành phố Hồ Chí Minh',
      null,
      'Phường Sài Gòn',
      '12 Đồng Khởi, 700000',
    ],
    [
      'Quầy 4\nĐặc khu Côn Đảo\nThành phố Hồ Chí Minh',
      'Thành phố Hồ Chí Minh',
      null,
      'Đặc khu Côn Đảo',
      'Quầy 4',
    ],
    [
      '12 Nguyễn Huệ, P. Bến Nghé, Q.1, TP.HCM',
      'Thành phố Hồ Chí Minh',
      null,
      null,
      '12 Nguyễn Huệ, P. Bến Nghé, Q.1',
    ],
    ['12 đường Hà Nội', null, null, null, '12 đường Hà Nội'],
    ['12', null, null, null, '12'],
    ['', null, null, null, ''],
  ])('since then: %s', (text, ...expected) => {
    expect(read(text, now)).toEqual(expected)
  })

  it('is understood for any ward, however it is abbreviated, and the street stays as it was', () => {
    const shorter: Record<string, string[]> = {
      'Thành phố': ['TP. ', 'TP ', 'tp.', 'Thành phố '],
      Tỉnh: ['', 'T. ', 'tỉnh '],
      Quận: ['Q. ', 'Q.', 'quận '],
      Huyện: ['H. ', 'H.', 'huyện '],
      'Thị xã': ['TX. ', 'thị xã '],
      Phường: ['P. ', 'P.', 'phường '],
      Xã: ['X. ', 'xã '],
      'Thị trấn': ['TT. ', 'thị trấn '],
      'Đặc khu': ['đặc khu '],
    }
    const style = fc.record({
      pick: fc.nat(3),
      accents: fc.boolean(),
      upper: fc.boolean(),
      comma: fc.constantFrom(', ', ',', ' , ', '; ', '\n'),
    })
    const street = fc.constantFrom('12 Nguyễn Huệ', 'số 5 ngõ 12', '', '45/6A Lê Lợi (tầng 2)', 'Thôn 3')
    const path = fc.boolean().chain((isNow) => {
      const divisions = isNow ? now : before
      return fc.nat().map((seed) => {
        const chosen: Area[] = []
        for (let areas = divisions.provinces; areas.length > 0; areas = chosen.at(-1)?.areas ?? []) {
          const area = areas[seed % areas.length]
          if (area) chosen.push(area)
        }
        return { divisions, chosen }
      })
    })
    fc.assert(
      fc.property(path, style, street, ({ divisions, chosen }, { pick, accents, upper, comma }, line) => {
        const write = ({ name }: Area) => {
          const kind = Object.keys(shorter).find((each) => name.startsWith(`${each} `)) ?? ''
          const ways = shorter[kind] ?? ['']
          const short = `${ways[pick % ways.length]}${name.slice(kind.length + 1)}`
          const said = accents ? short : fold(short)
          return upper ? said.toUpperCase() : said
        }
        const ward = chosen.at(-1)
        // Two wards of one name in a district: nobody can tell them apart.
        fc.pre(chosen.at(-2)?.areas.filter(({ name }) => fold(name) === fold(ward?.name ?? '')).length === 1)
        // An island that is its own ward is named once.
        fc.pre(ward?.name !== chosen.at(-2)?.name)
        const text = [line, ...chosen.toReversed().map(write)].filter(Boolean).join(comma)
        const found = parseAddress(text, divisions)
        expect([found.province?.code, found.ward?.code, found.address]).toEqual([
          chosen[0]?.code,
          ward?.code,
          line,
        ])
      }),
      { numRuns: 400 },
    )
  })

  it('never loses a word', () => {
    const words = fc.constantFrom(
      '12',
      'Q.1',
      'P.',
      'TP.HCM',
      'Hà',
      'Nội',
      'Huế',
      'xã',
      'Đông',
      'Anh',
      '-',
      ',',
      ';',
      '(',
      ')',
      'Bến',
      'Nghé',
      'ngõ',
      '700000',
      'tỉnh',
      'H.',
      '45/6',
      '.',
      'Đà',
      'Nẵng',
      '\n',
    )
    const bag = (text: string) =>
      fold(text)
        .split(/[^\p{L}\p{N}/]+/u)
        .filter(Boolean)
    const short: Record<string, string> = {
      tp: 'thanh pho',
      hcm: 'ho chi minh',
      q: 'quan',
      p: 'phuong',
      h: 'huyen',
    }
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), fc.boolean(), (parts, isNow) => {
        const text = parts.join(' ')
        const { province, district, ward, address } = parseAddress(text, isNow ? now : before)
        const kept = bag([province?.name, district?.name, ward?.name, address].join(' '))
        const lost = bag(text).filter((word) => {
          const meant = (short[word] ?? word).split(' ')
          return !kept.includes(word) && !meant.every((each) => kept.includes(each))
        })
        // “tỉnh” before a city of the same name is the only word that says nothing.
        expect(lost.filter((word) => word !== 'tinh')).toEqual([])
        expect(bag(address).length).toBeLessThanOrEqual(bag(text).length)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the rules of an address', () => {
  const hanoi = { code: '01', name: 'Thành phố Hà Nội' }
  const baDinh = { code: '00004', name: 'Phường Ba Đình' }
  const valid = {
    scheme: '2025',
    province: hanoi,
    district: null,
    ward: baDinh,
    address: '12 Đội Cấn',
  } as const

  it('wants province, ward and street, each with a message of its own', () => {
    const { errors } = validate(addressSchema, { scheme: '2025', province: null, ward: null, address: ' ' })
    expect(Object.entries(errors ?? {}).map(([field, [first]]) => [field, first?.key])).toEqual([
      ['province', 'validation.province'],
      ['ward', 'validation.ward'],
      ['address', 'validation.required'],
    ])
  })

  it('wants a district in the older scheme only, and drops it in the other', () => {
    const older = validate(addressSchema, { ...valid, scheme: 'pre2025' })
    expect(Object.keys(older.errors ?? {})).toEqual(['district'])
    expect(older.errors?.district).toEqual([{ key: 'validation.district' }])
    const { value } = validate(addressSchema, { ...valid, district: { code: '001', name: 'Quận Ba Đình' } })
    expect(value).toEqual(valid)
  })

  it('knows the codes, and which lies in which', () => {
    expect(addressErrors(valid, now)).toEqual({})
    const wrong = (change: object) => Object.keys(addressErrors({ ...valid, ...change }, now))
    expect(wrong({ province: { code: '02', name: 'Tỉnh Hà Giang' } })).toEqual(['province'])
    expect(wrong({ province: { ...hanoi, name: 'Hà Nội cũ' } })).toEqual(['province'])
    expect(wrong({ ward: { code: '26740', name: 'Phường Sài Gòn' } })).toEqual(['ward'])
    const older = {
      ...valid,
      scheme: 'pre2025',
      district: { code: '001', name: 'Quận Ba Đình' },
      ward: { code: '00001', name: 'Phường Phúc Xá' },
    } as const
    expect(addressErrors(older, before)).toEqual({})
    const other = { code: '002', name: 'Quận Hoàn Kiếm' }
    expect(Object.keys(addressErrors({ ...older, district: other }, before))).toEqual(['ward'])
  })
})
