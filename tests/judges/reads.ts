interface Parameter {
  name: string
  in: string
  schema: { type?: string; items?: { enum?: string[] } }
}

type Told = Parameter | { $ref: string }

export interface Document {
  paths: Record<string, Record<string, { parameters: Told[]; responses: Record<string, unknown> }>>
}

const own = (parameters: readonly Told[]): Parameter[] =>
  parameters.flatMap((each) => ('$ref' in each ? [] : [each]))

/**
 * The addresses of every call that reads: lists by one row with all that they may include, in each format that they
 * are exported to.
 * @param ids by path, of what is read by its id
 * @param queries by path, what some need that others do not
 * @param leftOut paths
 */
export function readsOf(
  { paths }: Document,
  ids: Readonly<Record<string, Readonly<Record<string, string | number>>>>,
  queries: Readonly<Record<string, string>>,
  leftOut: readonly string[],
): string[] {
  return Object.entries(paths).flatMap(([address, { get }]) => {
    const path = address.replace('/api/v1', '')
    if (!get || !address.startsWith('/api/v1') || leftOut.includes(path)) return []
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => String(ids[path]?.[name] ?? ids['']?.[name]))
    const asked = own(get.parameters)
    const schemaOf = (name: string) => asked.find((each) => each.in === 'query' && each.name === name)?.schema
    const include = schemaOf('include')?.items?.enum
    const plain = [
      ...(schemaOf('limit')?.type === 'integer' ? ['limit=1'] : []),
      ...(include ? [`include=${include.join()}`] : []),
      ...(queries[path] ? [queries[path]] : []),
    ]
    const formats = schemaOf('format') ? [['format=csv'], ['format=xlsx']] : [[]]
    return formats.map((format) => [filled, [...plain, ...format].join('&')].filter(Boolean).join('?'))
  })
}
