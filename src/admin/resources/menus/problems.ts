import type { MenuItem } from '../../../domain/menu'

export type Problems = ReadonlyMap<number, string>

const nothing: Problems = new Map()

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const messageIn = (error: unknown): string | undefined =>
  isRecord(error) && typeof error.message === 'string' ? error.message : undefined

export function problemsIn(items: readonly MenuItem[], errors: unknown): Problems {
  if (!isRecord(errors)) return nothing
  const found = items.flatMap((item, at): [number, string][] => {
    const own = errors[at]
    if (!isRecord(own)) return []
    const { children, ...fields } = own
    const message = Object.values(fields).map(messageIn).find(Boolean) ?? messageIn(children)
    return [
      ...(message ? [[item.id, message] as [number, string]] : []),
      ...problemsIn(item.children, children),
    ]
  })
  return found.length ? new Map(found) : nothing
}

export const problemOfAll = (errors: unknown): string | undefined =>
  Array.isArray(errors) ? messageIn(Reflect.get(errors, 'root')) : messageIn(errors)
