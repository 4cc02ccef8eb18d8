import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { type Permission, permissionGroups } from '../../../domain/permissions'
import { permissionLabel } from '../../components/references/permissionLabel'

export const verbs = ['list', 'create', 'update', 'delete'] as const
type Verb = (typeof verbs)[number]

export interface AreaRow {
  area: string
  byVerb: Partial<Record<Verb, Permission>>
  special: Permission[]
  names: Permission[]
}

export interface GroupRows {
  key: string
  areas: AreaRow[]
  columns: { verb: Verb; names: Permission[] }[]
  names: Permission[]
}

const verbOf = (name: Permission): Verb | undefined => verbs.find((verb) => name.startsWith(`${verb}-`))

function areaOf(area: string, names: readonly Permission[]): AreaRow {
  const found: AreaRow = { area, byVerb: {}, special: [], names: [...names] }
  for (const name of names) {
    const verb = verbOf(name)
    if (verb) found.byVerb[verb] = name
    else found.special.push(name)
  }
  return found
}

/** The domain's groups in the form of the matrix: areas as rows, verbs as columns. */
export const groupRows: readonly GroupRows[] = permissionGroups.map(({ key, areas }) => {
  const rows = Object.entries<readonly Permission[]>(areas).map(([area, names]) => areaOf(area, names))
  const columns = verbs.map((verb) => ({ verb, names: rows.flatMap(({ byVerb }) => byVerb[verb] ?? []) }))
  return { key, areas: rows, columns, names: rows.flatMap(({ names }) => names) }
})

export interface PermissionWords {
  /** A permission's name: “Sửa bài viết”. */
  label: (name: Permission) => string
  area: (area: string) => string
  verb: (verb: Verb) => string
  group: (key: string) => string
}

export function usePermissionWords(): PermissionWords {
  const translate = useTranslate()
  const say = useCallback(
    (part: string, key: string) => translate(`resources.permissions.${part}.${key}`),
    [translate],
  )
  return {
    label: (name) => permissionLabel(translate, name),
    area: (area) => {
      const name = say('areas', area)
      return name.charAt(0).toUpperCase() + name.slice(1)
    },
    verb: (verb) => say('verbs', verb),
    group: (key) => say('groups', key),
  }
}
