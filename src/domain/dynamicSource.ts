import { type ApiSource, type ChosenValue, fieldLimits, isRecord } from './dynamicFields'

export const isForeign = (path: string): boolean => /^https?:\/\//i.test(path)

/** Accepts an http(s) address without credentials, or a path of our API. */
export function isSourcePath(path: string): boolean {
  if (!isForeign(path)) return /^\/(?!\/)[^\\\s]*$/.test(path)
  if (!URL.canParse(path)) return false
  const { username, password } = new URL(path)
  return !username && !password
}

/** The query parameter for the typed text: users type titles. */
export const searchKey = ({ title_key, value_key }: ApiSource): string => title_key || value_key

/** The address to call for a typed text; the source's own address without one. */
export function foreignAddress(source: ApiSource, typed: string): string {
  const url = new URL(source.path)
  if (typed && searchKey(source)) url.searchParams.set(searchKey(source), typed)
  return url.href
}

/** Reads `a.b.c` from own properties only; the empty path returns the whole. */
function atPath(whole: unknown, path: string): unknown {
  if (!path) return whole
  let found = whole
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined
    found = (found as Record<string, unknown>)[name]
  }
  return found
}

/** Longer lists are not scrolled; typing narrows them down. */
const maxChoices = 100

const isName = (value: unknown): value is string | number =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && value !== ''

const namesIn = (value: unknown): string =>
  Array.isArray(value)
    ? '[ ]'
    : isRecord(value)
      ? Object.keys(value).slice(0, 12).join(', ')
      : JSON.stringify(value)

export type Misfit =
  | { fault: 'no_list'; place: string; keys: string }
  | { fault: 'no_value' | 'no_title'; key: string; keys: string }

export function misfitIn(source: ApiSource, answer: unknown): Misfit | undefined {
  const list = atPath(answer, source.list_key)
  if (!Array.isArray(list)) {
    const above = source.list_key.split('.').slice(0, -1).join('.')
    return { fault: 'no_list', place: source.list_key, keys: namesIn(atPath(answer, above) ?? answer) }
  }
  const [first] = list
  const lacks = (key: string) => list.length > 0 && !list.some((entry) => isName(atPath(entry, key)))
  if (lacks(source.value_key)) return { fault: 'no_value', key: source.value_key, keys: namesIn(first) }
  if (lacks(source.title_key)) return { fault: 'no_title', key: source.title_key, keys: namesIn(first) }
  return undefined
}

/** The choices in an answer; `undefined` when it has no list or no usable entry. */
export function choicesIn(source: ApiSource, answer: unknown): ChosenValue[] | undefined {
  const list = atPath(answer, source.list_key)
  if (!Array.isArray(list)) return undefined
  const seen = new Set<string | number>()
  const choices: ChosenValue[] = []
  for (const entry of list) {
    if (choices.length === maxChoices) break
    if (!isRecord(entry) && !isName(entry)) continue
    const value = atPath(entry, source.value_key)
    const title = atPath(entry, source.title_key)
    if (!isName(value) || String(value).length > fieldLimits.label || seen.has(value)) continue
    seen.add(value)
    choices.push({ value, label: String(isName(title) ? title : value).slice(0, fieldLimits.label) })
  }
  return list.length > 0 && choices.length === 0 ? undefined : choices
}
