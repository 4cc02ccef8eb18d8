import { arraySchema, flagSchema, objectSchema, type Schema, wholeSchema } from './schema'

type Later<T> = T | (() => T)

/** The answer of a call that succeeds. */
export interface AnswerPlan {
  status: number
  /** Further statuses with the same answer, as when what was to be made is there already. */
  or?: readonly number[]
  /** Media types; none for an answer without a body. */
  types: readonly string[]
  schema?: Later<Schema>
}

const jsonType = ['application/json']

export const soon = <T extends object>(value: Later<T>): T => (typeof value === 'function' ? value() : value)

export const dataOf = (schema: Later<Schema>, status = 200): AnswerPlan => ({
  status,
  types: jsonType,
  schema: () => objectSchema({ data: soon(schema) }),
})

/** An answer with more than `data`. */
export const wholeOf = (schema: Later<Schema>): AnswerPlan => ({ status: 200, types: jsonType, schema })

/** A list without pages, with further members of the answer. */
export const listOf = (schema: Later<Schema>, meta?: Later<Schema>): AnswerPlan => ({
  status: 200,
  types: jsonType,
  schema: () => objectSchema({ data: arraySchema(soon(schema)), ...(meta && { meta: soon(meta) }) }),
})

/** A page of a list. */
export const pageOf = (
  schema: Later<Schema>,
  more: Later<Record<string, Schema>> = {},
  optional: Later<Record<string, Schema>> = {},
): AnswerPlan =>
  listOf(schema, () => objectSchema({ pagination: paginationSchema, ...soon(more) }, soon(optional)))

export const nothing: AnswerPlan = { status: 204, types: [] }

export const downloadOf = (...types: string[]): AnswerPlan => ({ status: 200, types })

const paginationSchema: Schema = {
  ...objectSchema(
    {
      count: wholeSchema,
      per_page: wholeSchema,
      total: wholeSchema,
      total_pages: wholeSchema,
      current_page: wholeSchema,
    },
    { total_is_capped: flagSchema },
  ),
  name: 'pagination',
}
