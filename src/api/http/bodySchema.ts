import { convertSchema } from '@sodaru/yup-to-json-schema'
import { ArraySchema, ObjectSchema, type Schema as YupSchema } from 'yup'
import type { Schema } from './schema'

type Use = 'sent' | 'stored'

/**
 * A yup schema as JSON Schema, of what is sent: what has a default may be missing. Rules that depend on other fields
 * are left out, so that it is looser than the API.
 */
export const bodySchema = (schema: YupSchema): Schema => converted('sent', schema)

/** The same of what is stored, by the schema of its time. */
export const storedSchema = (schema: YupSchema): Schema => converted('stored', schema)

function converted(use: Use, schema: YupSchema): Schema {
  const isNull = schema.spec.nullable
  if (schema instanceof ObjectSchema) {
    const fields = Object.entries(schema.fields as Record<string, YupSchema>)
    const required = fields.filter(([, field]) => isThere(use, field)).map(([name]) => name)
    return {
      type: isNull ? ['object', 'null'] : 'object',
      properties: Object.fromEntries(fields.map(([name, field]) => [name, converted(use, field)])),
      ...(required.length > 0 && { required }),
    }
  }
  const told = limits(use, schema)
  if (!(schema instanceof ArraySchema)) return told
  const innerType = schema.innerType as YupSchema | undefined
  return { ...told, ...(innerType && { items: converted(use, innerType) }) }
}

/** Whether it is always sent. What is stored may be older than its schema. */
function isThere(use: Use, schema: YupSchema): boolean {
  const { default: usual, optional } = schema.spec
  return use === 'sent' && usual === undefined && !optional && !isConditional(schema)
}

/** Conditions look at other fields. */
const isConditional = (schema: object): boolean =>
  'conditions' in schema && Array.isArray(schema.conditions) && schema.conditions.length > 0

function limits(use: Use, schema: YupSchema): Schema {
  const {
    type,
    enum: choices,
    items: _,
    default: usual,
    title: __,
    ...told
  } = convertSchema(schema) as Schema
  const { format, pattern, minLength, ...others } = told
  // A text that may stay empty is then of no form.
  const all = usual === '' ? others : told
  const isPlain = typeof schema.spec.default !== 'function' && !['', null, undefined].includes(usual as null)
  return {
    // Of what may be anything the library says `[]`.
    ...([type].flat().filter(Boolean).length > 0 && { type }),
    ...(choices &&
      !(use === 'sent' && isConditional(schema)) && {
        enum: usual === '' ? [...new Set([...choices, ''])] : choices,
      }),
    ...(use === 'sent' && !isConditional(schema) && all),
    ...(use === 'sent' && isPlain && typeof usual !== 'object' && { default: usual }),
  }
}
