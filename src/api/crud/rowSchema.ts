import { getTableColumns } from 'drizzle-orm'
import type { AnyObject, ObjectSchema } from 'yup'
import type { AnswerPlan } from '../http/answerPlan'
import { pageOf } from '../http/answerPlan'
import { storedSchema } from '../http/bodySchema'
import {
  amountSchema,
  arraySchema,
  flagSchema,
  mapSchema,
  namedSchema,
  objectSchema,
  orNull,
  type Schema,
  textSchema,
  wholeSchema,
} from '../http/schema'
import { columnSchema } from './columnSchema'
import { includesOf } from './projection'
import type { ListResource } from './resource'

type Described = ListResource & { schema?: ObjectSchema<AnyObject> }

/** A row of the list, as it is answered: columns that are sent, and all that can be included. */
export function rowSchema(resource: Described): Schema {
  const { table, name, hidden = [], sortKeys = {}, includes = {}, body = [], withBody = [] } = resource
  const left = new Set([...hidden, ...Object.values(sortKeys), 'search_text'])
  const rare = new Set([...body, ...(resource.optional ?? []), ...Object.keys(includes), ...withBody])
  const columns = Object.entries(getTableColumns(table)).filter(([column]) => !left.has(column))
  const properties: Record<string, Schema> = Object.fromEntries(
    columns.map(([column, each]) => [column, columnSchema(each, shapeOf(resource, column, each.dataType))]),
  )
  for (const [include, { shape }] of Object.entries(includes)) {
    const column = properties[include]
    properties[include] = column ? { anyOf: [column, shape] } : shape
  }
  const all = Object.entries(properties)
  return namedSchema(
    name,
    objectSchema(
      Object.fromEntries(all.filter(([each]) => !rare.has(each))),
      Object.fromEntries(all.filter(([each]) => rare.has(each))),
    ),
  )
}

/** Choices and JSON are told by the schema that they were validated by; undefined where the column tells enough. */
function shapeOf({ shapes, schema }: Described, column: string, dataType: string): Schema | undefined {
  if (shapes?.[column]) return shapes[column]
  const field = schema?.fields[column]
  if (!field || !('describe' in field)) return undefined
  const { enum: choices, type, ...shape } = storedSchema(field as Parameters<typeof storedSchema>[0])
  if (dataType === 'json') return { ...shape, ...(choices ? { enum: choices } : { type: plain(type) }) }
  return choices && dataType === 'string' ? { enum: choices.filter((each) => each !== null) } : undefined
}

/** Whether it may be null is told by the column. */
const plain = (type: Schema['type']): Schema['type'] =>
  Array.isArray(type) ? type.find((each) => each !== 'null') : type

/** The parameter `include`: names of the list, separated by commas. */
export const includeSchema = (resource: ListResource): Schema => arraySchema({ enum: includesOf(resource) })

/** A page of the list, with the members of `meta` that it has. */
export const pageOfRows = (resource: Described): AnswerPlan =>
  pageOf(
    () => rowSchema(resource),
    {},
    () => metaOf(resource),
  )

function metaOf({ facets, choices, summary, sums }: ListResource): Record<string, Schema> {
  const each = (names: readonly string[], shape: Schema) =>
    objectSchema({}, Object.fromEntries(names.map((name) => [name, shape])))
  const counts = mapSchema(wholeSchema)
  return {
    ...(facets && { counts: each(facets, counts) }),
    ...(choices && { choices: each(choices, arraySchema(textSchema)) }),
    ...(sums && { sums: each(Object.keys(sums), wholeSchema) }),
    ...(summary && {
      summary: objectSchema({ average: orNull(amountSchema), counts }, { is_capped: flagSchema }),
    }),
  }
}
