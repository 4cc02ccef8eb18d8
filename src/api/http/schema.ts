/** JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export interface Schema {
  /** Described once, under this name, and referred to from elsewhere. */
  name?: string
  type?: SchemaType | readonly SchemaType[]
  format?: string
  description?: string
  title?: string
  enum?: readonly unknown[]
  const?: unknown
  items?: Schema
  anyOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  default?: unknown
  contentMediaType?: string
}

type SchemaType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null'

export const anyValue: Schema = {}
export const textSchema: Schema = { type: 'string' }
export const wholeSchema: Schema = { type: 'integer' }
export const amountSchema: Schema = { type: 'number' }
export const flagSchema: Schema = { type: 'boolean' }
export const idSchema: Schema = { type: 'integer', minimum: 1 }
export const momentSchema: Schema = { type: 'string', format: 'date-time' }
export const daySchema: Schema = { type: 'string', format: 'date' }
export const uuidSchema: Schema = { type: 'string', format: 'uuid' }

export const choiceSchema = (values: readonly unknown[]): Schema => ({ enum: values })

export const arraySchema = (items: Schema): Schema => ({ type: 'array', items })

/** An object with these members and no others; those in `optional` may be missing. */
export const objectSchema = (
  properties: Record<string, Schema>,
  optional: Record<string, Schema> = {},
): Schema => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
  additionalProperties: false,
})

/** The same object with further members. */
export const withMembers = (schema: Schema, members: Record<string, Schema>): Schema => ({
  ...schema,
  properties: { ...schema.properties, ...members },
  required: [...(schema.required ?? []), ...Object.keys(members)],
})

/** An object of any keys. */
export const mapSchema = (values: Schema): Schema => ({ type: 'object', additionalProperties: values })

export const orNull = (schema: Schema): Schema =>
  typeof schema.type === 'string' && !schema.name && !schema.enum
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] }

export const namedSchema = (name: string, schema: Schema): Schema => ({ ...schema, name })

/** A record as others show it that is known by its code. */
export const codedSchema = objectSchema({ id: idSchema, code: textSchema })

/** A person as other records show one. */
export const personSchema = objectSchema({ id: idSchema, name: textSchema })

const facedSchema = objectSchema({ id: idSchema, name: textSchema, avatar: textSchema })

/** A note of staff, whose author may be gone. */
export const noteSchema = objectSchema({ at: momentSchema, text: textSchema, author: orNull(facedSchema) })

export const storedNoteSchema = objectSchema({ at: momentSchema, text: textSchema, author_id: idSchema })

/** A parameter that is switched on by `1`. */
export const switchSchema = choiceSchema(['0', '1'])
