import { boolean, type InferType, mixed, number, object } from 'yup'
import { text } from './rules'
import { message } from './validation'

type Values = Record<string, unknown>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const maxInt = 2_147_483_647
const count = () => number().integer().min(1).max(maxInt).nullable().default(null)

/** A draft as sent: its values have the entity's shape but need not be valid. */
export const draftSchema = object({
  values: mixed(isValues).required(),
  base: mixed(isValues).default({}),
  version: count(),
  /** Revision of the draft that this one replaces; null if the form knows of none. */
  revision: count(),
  title: text(255),
  path: text(500).matches(/^\/(?![/\\])[^\s?#]*(\?[^\s#]*)?$/, {
    message: message('invalid'),
    excludeEmptyString: true,
  }),
})

export type DraftInput = InferType<typeof draftSchema>

/** Heartbeat of an open form: the version that it shows, and whether it has unsaved changes. */
export const presenceSchema = object({
  version: number().integer().min(0).max(maxInt).default(0),
  is_editing: boolean().default(false),
})
