import { boolean, type InferType, mixed, number, object } from 'yup'
import { text } from './rules'
import { message } from './validation'

type Values = Record<string, unknown>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const maxInt = 2_147_483_647
const count = () => number().integer().min(1).max(maxInt).nullable().default(null)

/** A draft as it is sent. What its fields hold is shaped by the schema of the entity, but not held to its rules. */
export const draftSchema = object({
  values: mixed(isValues).required(),
  base: mixed(isValues).default({}),
  version: count(),
  /** The draft that this one follows; null when the form knows of none. */
  revision: count(),
  title: text(255),
  path: text(500).matches(/^\/(?![/\\])[^\s?#]*(\?[^\s#]*)?$/, {
    message: message('invalid'),
    excludeEmptyString: true,
  }),
})

export type DraftInput = InferType<typeof draftSchema>

/** A sign of life: the version that the form shows, and whether something in it is changed. */
export const presenceSchema = object({
  version: number().integer().min(0).max(maxInt).default(0),
  is_editing: boolean().default(false),
})
