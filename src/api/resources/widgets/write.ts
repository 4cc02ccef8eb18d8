import type { AnyObject } from 'yup'
import { type DynamicField, type DynamicValues, isRecord } from '../../../domain/dynamicFields'
import type { FieldErrors } from '../../../domain/message'
import { checkPostValues, withDefaults } from '../../../domain/posts/values'
import { slugFrom } from '../../../domain/slug'
import {
  type Renamed,
  redefine,
  type SentField,
  type WidgetSettings,
  widgetFields,
} from '../../../domain/widget'
import { cleanedAheadOf } from '../../crud/clean'
import type { Row } from '../../crud/resource'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'

interface Stored {
  settings: WidgetSettings
  value: DynamicValues
  renamed: Renamed
}

const nothing: Stored = { settings: { fields: [], api: null }, value: {}, renamed: {} }

/** Former values, which are not checked again: a value that was valid once stays valid. */
const revived = new WeakSet<object>()

export function revive(_call: Call, state: AnyObject): AnyObject {
  if (!isRecord(state.value)) return state
  const value = { ...state.value }
  revived.add(value)
  return { ...state, value }
}

function withGroup(value: AnyObject, before?: Row): AnyObject {
  const { group_name = before?.group_name, group_slug = before?.group_slug } = value
  if (value.group_name === undefined && value.group_slug === undefined) return value
  return group_name && !group_slug ? { ...value, group_slug: slugFrom(String(group_name)) } : value
}

/**
 * Adapts the values to renamed, removed and added fields.
 * @throws ApiError `in_use` if a removed field has a value, unless forced; 422 if a new key holds another value
 */
function underNewFields(
  call: Call,
  stored: Stored,
  settings: WidgetSettings,
): Pick<Stored, 'value' | 'renamed'> {
  const before = widgetFields(stored.settings)
  const after: SentField[] = widgetFields(settings)
  const { values, renamed, added, lost, taken } = redefine(stored.value, before, after, stored.renamed)
  const [place] = taken
  if (place !== undefined) {
    const at = place - (settings.api ? 1 : 0)
    throw new ApiError('invalid', {
      errors: { [`settings.fields[${at}].key`]: [{ key: 'validation.key_holds_value' }] },
    })
  }
  if (lost.length > 0 && call.url.searchParams.get('force') !== '1')
    throw new ApiError('in_use', {
      message: {
        key: 'errors.in_use_by_own_value',
        params: { count: lost.length, names: lost.map(({ title, key }) => title || key).join(', ') },
      },
      extra: { can_force: true, in_use: { values: lost.length } },
    })
  return { value: withDefaults(added, values), renamed }
}

const under = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, list]) => [path ? `value.${path}` : 'value', list]))

function checked(
  call: Call,
  fields: readonly DynamicField[],
  sent: unknown,
  stored: DynamicValues,
): DynamicValues {
  const { values, errors } = checkPostValues(fields, sent, stored, { cleanHtml: cleanedAheadOf(call.body) })
  if (Object.keys(errors).length > 0) throw new ApiError('invalid', { errors: under(errors) })
  return values
}

const keptOf = ({ fields, api }: WidgetSettings): WidgetSettings => ({
  fields: (fields as SentField[]).map(({ was: _, ...field }) => field),
  api,
})

/** Keeps values and fields consistent, whichever is written. */
export function alignWidget(call: Call, sent: AnyObject, before?: Row): AnyObject {
  const row = withGroup(sent, before)
  const stored: Stored = before ? (before as Row & Stored) : nothing
  const settings: WidgetSettings | undefined = row.settings
  const isRevived = isRecord(row.value) && revived.has(row.value)
  if (!settings) {
    if (row.value === undefined) return row
    if (isRevived) return row
    return { ...row, value: checked(call, widgetFields(stored.settings), row.value, stored.value) }
  }
  const kept = keptOf(settings)
  // A former state is complete: its values match its fields.
  if (isRevived) return { ...row, settings: kept }
  const { value, renamed } = underNewFields(call, stored, settings)
  return {
    ...row,
    settings: kept,
    renamed,
    value: row.value === undefined ? value : checked(call, widgetFields(kept), row.value, value),
  }
}
