import { fold } from '../fold'

/** Abbreviations of kinds of divisions, folded → kind. */
const written: Record<string, string> = {
  tp: 'thanh pho',
  'thanh pho': 'thanh pho',
  t: 'tinh',
  tinh: 'tinh',
  q: 'quan',
  quan: 'quan',
  h: 'huyen',
  huyen: 'huyen',
  tx: 'thi xa',
  'thi xa': 'thi xa',
  p: 'phuong',
  f: 'phuong',
  phuong: 'phuong',
  x: 'xa',
  xa: 'xa',
  tt: 'thi tran',
  'thi tran': 'thi tran',
  dk: 'dac khu',
  'dac khu': 'dac khu',
}

const known: Record<string, readonly string[]> = {
  hcm: ['ho chi minh'],
  hcmc: ['ho chi minh'],
  sg: ['ho chi minh'],
  saigon: ['ho chi minh'],
  'sai gon': ['ho chi minh'],
  hn: ['ha noi'],
  hanoi: ['ha noi'],
  // Written the same before and after the province became a city.
  hue: ['hue', 'thua thien hue'],
  brvt: ['ba ria vung tau'],
}

/** A name for comparison: its kind, if any, and the rest without accents, punctuation and leading zeros. */
export interface Name {
  kind: string
  bare: string
}

const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** `P. Bến Nghé` → `phuong`, `ben nghe`; `Q1` → `quan`, `1`; `TPHCM` → `thanh pho`, `hcm`. */
export function divisionNameOf(text: string): Name {
  const words = plain(text)
    .replace(/^(q|p|f)(?=\d)/, '$1 ')
    .replace(/^tp(?=hcmc?$|hn$)/, 'tp ')
    .split(' ')
  for (const length of [2, 1]) {
    const kind = written[words.slice(0, length).join(' ')]
    const rest = words.slice(length)
    if (kind && rest.length > 0) return { kind, bare: bareOf(rest) }
  }
  return { kind: '', bare: bareOf(words) }
}

const bareOf = (words: readonly string[]): string => words.join(' ').replace(/^0+(?=\d)/, '')

export const meant = (bare: string): readonly string[] => known[bare] ?? [bare]

const names = new Map<string, Name>()

/** Cached: divisions are few and compared often. */
export function divisionName(name: string): Name {
  const found = names.get(name) ?? divisionNameOf(name)
  names.set(name, found)
  return found
}
