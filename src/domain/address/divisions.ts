/** The provinces with wards in force since July 2025, and those with districts and wards before. */
export const schemes = ['2025', 'pre2025'] as const
export type Scheme = (typeof schemes)[number]

/** A province, district or ward as it is stored. */
export interface Division {
  code: string
  name: string
}

/** A division with those in it: a province's districts, or its wards where there are no districts. */
export interface Area extends Division {
  areas: readonly Area[]
}

export interface Divisions {
  scheme: Scheme
  provinces: readonly Area[]
}

/** The divisions as they are kept: the wards of an area in one text, each as code, letter of its kind, name. */
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

/** All divisions of a scheme. They are loaded once; a failure is forgotten, so that it can be tried again. */
export function loadDivisions(scheme: Scheme): Promise<Divisions> {
  const known = loaded.get(scheme)
  if (known) return known
  const coming = load[scheme]().then((kept) => read(scheme, kept.default))
  loaded.set(scheme, coming)
  coming.catch(() => loaded.delete(scheme))
  return coming
}

/** The one with the code. */
export const areaOf = (areas: readonly Area[], code: string | undefined): Area | undefined =>
  areas.find((area) => area.code === code)
