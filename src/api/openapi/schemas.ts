import type { Schema } from '../http/schema'

interface Reference {
  $ref: string
}

/** A schema as it stands in the document. */
export type SchemaObject = Reference | { [keyword: string]: unknown }

/** Takes named schemas out of others, to be described once. */
export class Schemas {
  readonly named: Record<string, SchemaObject> = {}
  readonly #sources = new Map<string, string>()
  readonly #titleOf: (entity: string, field: string) => string | undefined

  /** @param titleOf the name of a field, as people read it */
  constructor(titleOf: (entity: string, field: string) => string | undefined) {
    this.#titleOf = titleOf
  }

  /**
   * @param entity whose names of fields the members have
   * @throws Error when two different schemas have the same name
   */
  tell({ name, ...schema }: Schema, entity?: string): SchemaObject {
    const told = this.#inner(schema, name ?? entity)
    if (!name) return told
    const source = JSON.stringify(told)
    const known = this.#sources.get(name)
    if (known !== undefined && known !== source) throw new Error(`Two schemas are called "${name}"`)
    this.#sources.set(name, source)
    this.named[name] = told
    return { $ref: `#/components/schemas/${name}` }
  }

  #inner({ items, anyOf, properties, additionalProperties, ...rest }: Schema, entity?: string): SchemaObject {
    return {
      ...rest,
      ...(items && { items: this.tell(items) }),
      ...(anyOf && { anyOf: anyOf.map((each) => this.tell(each)) }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([field, each]) => {
            const told = this.tell(each)
            const title = entity && this.#titleOf(entity, field)
            return [field, title && !('$ref' in told) ? { title, ...told } : told]
          }),
        ),
      }),
      ...(typeof additionalProperties === 'object'
        ? { additionalProperties: this.tell(additionalProperties) }
        : additionalProperties !== undefined && { additionalProperties }),
    }
  }
}
