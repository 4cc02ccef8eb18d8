import { convertSchema } from '@sodaru/yup-to-json-schema'
import type { Schema as YupSchema } from 'yup'
import type { Schema } from './schema'

type Use = 'sent' | 'stored'

/**
 * A yup schema as JSON Schema, of what is sent: what has a default may be missing. Rules that depend on other fields
 * are left out, so that it is looser than the API.
 */
export const bodySchema = (schema: YupSchema): Schema => forUse('sent', convertSchema(schema) as Schema)

/** The same of what is stored, where what has a default is always there, and former limits may have been wider. */
export const storedSchema = (schema: YupSchema): Schema => forUse('stored', convertSchema(schema) as Schema)

function forUse(use: Use, { title: _, default: usual, ...schema }: Schema): Schema {
  const { items, properties, required: asked = [], enum: choices } = schema
  const isUsual = (name: string) => properties?.[name]?.default !== undefined
  const required = Object.keys(properties ?? {}).filter((name) =>
    use === 'sent' ? asked.includes(name) && !isUsual(name) : asked.includes(name) || isUsual(name),
  )
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, pattern, format, ...shape } = schema
  const isPlain = ['string', 'number', 'boolean'].includes(typeof usual) && usual !== ''
  return {
    ...(use === 'sent' ? schema : shape),
    // yup lets the default through beside the choices.
    ...(choices && usual === '' && { enum: [...new Set([...choices, ''])] }),
    ...(items && { items: forUse(use, items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, forUse(use, each)]),
      ),
    }),
    required: required.length ? required : undefined,
    ...(use === 'sent' && isPlain && { default: usual }),
  }
}
