import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { isPermission } from '../../../../domain/permissions'
import { keySourceOf } from '../../../../domain/references'
import { permissionLabel } from '../../references/permissionLabel'
import type { Facet } from './facets'
import { titleAt } from './keyed'
import type { KeyedOf } from './useKeyed'

export interface Wording {
  /** “Nội dung, phần 2 · Tiêu đề” */
  label: (path: Facet['path']) => string
  /** The label of a choice; other values unchanged. */
  choice: (field: string, value: string | number) => string
}

const nothing: KeyedOf = () => []

/** Labels of an entity's fields and choices, from the keys of its forms. */
export function useWording(entity: string, keyed: KeyedOf = nothing): Wording {
  const translate = useTranslate()
  return useMemo(() => {
    const own = (key: string, otherwise: string) => translate(`resources.${entity}.${key}`, { _: otherwise })
    const fieldName = (field: string) => own(`fields.${field}`, field)
    const nameInside = (outer: string, name: string) => own(`${outer}.${name}`, fieldName(name))

    const label = ([field, ...rest]: Facet['path']): string => {
      const first = String(field)
      return rest.reduce<string>((outer, part) => {
        if (typeof part === 'number') return translate('history.row', { field: outer, place: part + 1 })
        const title = keySourceOf(entity, first) && titleAt(keyed(first), part)
        const inner = title || nameInside(first, part)
        return translate('history.inside', { outer, inner })
      }, fieldName(first))
    }
    const choice = (field: string, value: string | number): string => {
      const text = String(value)
      if (isPermission(text)) return permissionLabel(translate, text)
      // Only possible keys: a sentence with a dot would be taken for a path.
      return /^[\w-]+$/.test(text)
        ? own(`${field}.${text}`, own(`${field.replace(/s$/, '')}.${text}`, text))
        : text
    }
    return { label, choice }
  }, [translate, entity, keyed])
}
