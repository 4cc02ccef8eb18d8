import type { HistoryChange, HistoryEntry } from '../../domain/history'
import { targetOf } from '../../domain/references'
import { wordAt } from '../http/words'

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const changeSign = ' → '

/** Rich text and rows do not fit a cell. */
const isPlain = (value: unknown): boolean =>
  isBlank(value) ||
  (Array.isArray(value) ? value.every(isPlain) : typeof value !== 'object' && !isRich(value))

const isRich = (value: unknown): boolean => typeof value === 'string' && /<\/?[a-z][^>]*>/i.test(value)

export function wordingOf(dictionary: Record<string, unknown>) {
  const say = (...path: string[]) => wordAt(dictionary, ...path)
  const textOf = (entry: HistoryEntry, field: string, value: unknown): string => {
    if (isBlank(value)) return say('history', 'blank') ?? ''
    if (Array.isArray(value)) return value.map((each) => textOf(entry, field, each)).join(', ')
    if (typeof value === 'boolean') return say('ra', 'boolean', String(value)) ?? String(value)
    const target = targetOf(entry.entity, field)
    const name = target && entry.names[target]?.[Number(value)]
    return name ?? say('resources', entry.entity, field, String(value)) ?? String(value)
  }
  const changeOf = (entry: HistoryEntry, { field, before, after, is_long }: HistoryChange): string => {
    const name = say('resources', entry.entity, 'fields', field) ?? field
    const isTold = !is_long && isPlain(before) && isPlain(after)
    const sides = () => [before, after].map((value) => textOf(entry, field, value)).join(changeSign)
    return `${name}: ${isTold ? sides() : say('history', 'changed')}`
  }
  return (entry: HistoryEntry): Record<string, unknown> => {
    const { actor, action, entity, changes, reason } = entry
    return {
      ...entry,
      actor: actor ? actor.name || say('history', 'who', 'gone') : say('history', 'who', 'somebody'),
      action: say('history', 'acted', action),
      entity: say('resources', entity, 'name')?.split(' |||| ')[0],
      reason: reason && (say('history', 'reasons', reason) ?? reason),
      // A deletion lists every field.
      changes: action === 'delete' ? '' : changes.map((change) => changeOf(entry, change)).join('\n'),
    }
  }
}
