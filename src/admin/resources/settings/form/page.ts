import type { RaRecord } from 'react-admin'
import { titleField } from '../../../../domain/settingSchema'
import {
  isKnownSetting,
  type Setting,
  type SettingChange,
  type SettingGroup,
} from '../../../../domain/settings'

export interface PageRecord extends RaRecord {
  id: SettingGroup
  versions: Record<string, number>
  /** Last save of any of them; none while all have their initial values. */
  updated_at?: string
}

type Values = Record<string, unknown>

const fieldsOf = ({ key, title, value }: Setting): Values =>
  isKnownSetting(key) ? { [key]: value } : { [key]: value, [titleField(key)]: title }

const sumOf = (versions: PageRecord['versions']): number =>
  Object.values(versions).reduce((sum, version) => sum + version, 0)

export function pageRecord(group: SettingGroup, rows: readonly Setting[]): PageRecord {
  const own = rows.filter((row) => row.group === group)
  const saved = own.filter(({ version }) => version > 1).map(({ updated_at }) => updated_at)
  const versions = Object.fromEntries(own.map(({ key, version }) => [key, version]))
  return {
    ...Object.assign({}, ...own.map(fieldsOf)),
    id: group,
    version: sumOf(versions),
    versions,
    ...(saved.length > 0 && { updated_at: saved.sort().at(-1) }),
  }
}

export function withRows(page: PageRecord, rows: readonly Setting[]): PageRecord {
  const versions = {
    ...page.versions,
    ...Object.fromEntries(rows.map(({ key, version }) => [key, version])),
  }
  return { ...page, ...Object.assign({}, ...rows.map(fieldsOf)), versions, version: sumOf(versions) }
}

export const haveSameKeys = (page: PageRecord, other: PageRecord): boolean =>
  Object.keys(page.versions).sort().join() === Object.keys(other.versions).sort().join()

/** The page with added settings, without removed ones and otherwise unchanged. */
export function withKeysOf(page: PageRecord, current: PageRecord): PageRecord {
  const keys = Object.keys(current.versions)
  const sourceOf = (key: string) => (key in page.versions ? page : current)
  const fields = keys.flatMap((key) =>
    [key, titleField(key)]
      .filter((field) => field in sourceOf(key))
      .map((field) => [field, sourceOf(key)[field]]),
  )
  const versions = Object.fromEntries(keys.map((key) => [key, sourceOf(key).versions[key] ?? 1]))
  return {
    ...Object.fromEntries(fields),
    id: page.id,
    version: sumOf(versions),
    versions,
    updated_at: page.updated_at,
  }
}

/**
 * The page that a draft was based on. Settings saved since get the version before, so that saving finds the conflict.
 */
export function pageOfDraft(current: PageRecord, base: Values = {}): PageRecord {
  const isOld = (key: string) =>
    [key, titleField(key)].some((field) => field in base && base[field] !== current[field])
  const versions = Object.fromEntries(
    Object.entries(current.versions).map(([key, version]) => [key, isOld(key) ? version - 1 : version]),
  )
  return { ...current, ...base, id: current.id, versions, version: sumOf(versions) }
}

export const changesOf = (values: Values, { versions, ...page }: PageRecord): SettingChange[] =>
  Object.entries(versions).flatMap(([key, version]) => {
    const title = titleField(key)
    const isRenamed = title in values && values[title] !== page[title]
    if (values[key] === page[key] && !isRenamed) return []
    return [
      { key, version, value: String(values[key] ?? ''), ...(isRenamed && { title: String(values[title]) }) },
    ]
  })
