/** `2025`: provinces and wards in force since July 2025; `pre2025`: provinces, districts and wards before. */
export const schemes = ['2025', 'pre2025'] as const
export type Scheme = (typeof schemes)[number]

export interface Division {
  code: string
  name: string
}

/** `areas`: districts of a province, or its wards if the scheme has no districts. */
export interface Area extends Division {
  areas: readonly Area[]
}

export interface Divisions {
  scheme: Scheme
  provinces: readonly Area[]
}

/** Compact format of the JSON files: an area's wards in one text, each as code, letter of its kind, name. */
interface Kept {
  kinds: Record<string, string>
  provinces: readonly KeptProvince[]
}
interface KeptProvince extends Division {
  wards?: string
  districts?: readonly (Division & { wards: string })[]
}

const wardsOf = (kept: string, kinds: Record<string, string>): Area[] =>
  kept.split('|').flatMap((each) => {
    const [, code = '', letter = '', name = ''] = /^(\d+)(\D)(.+)$/.exec(each) ?? []
    const kind = kinds[letter]
    return { code, name: kind ? `${kind} ${name}` : name, areas: [] }
  })

const read = (scheme: Scheme, { kinds, provinces }: Kept): Divisions => ({
  scheme,
  provinces: provinces.map(({ code, name, wards, districts }) => ({
    code,
    name,
    areas:
      districts?.map((district) => ({
        code: district.code,
        name: district.name,
        areas: wardsOf(district.wards, kinds),
      })) ?? wardsOf(wards ?? '', kinds),
  })),
})

const load: Record<Scheme, () => Promise<{ default: Kept }>> = {
  2025: () => import('./data/2025.json'),
  pre2025: () => import('./data/pre2025.json'),
}
const loaded = new Map<Scheme, Promise<Divisions>>()

/** Loads a scheme once; forgets a failed attempt, so that the next call retries. */
export function loadDivisions(scheme: Scheme): Promise<Divisions> {
  const known = loaded.get(scheme)
  if (known) return known
  const coming = load[scheme]().then((kept) => read(scheme, kept.default))
  loaded.set(scheme, coming)
  coming.catch(() => loaded.delete(scheme))
  return coming
}

export const areaOf = (areas: readonly Area[], code: string | undefined): Area | undefined =>
  areas.find((area) => area.code === code)
