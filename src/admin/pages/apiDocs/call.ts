import type { Operation } from './openApi'

export interface TypedCall {
  /** Values of parameters by name. */
  values: Record<string, string>
  json: string
  file?: File
  key: string
}

export const isForm = ({ body }: Operation): boolean => !!body && 'multipart/form-data' in body

/** The address with what was typed; empty parameters are left out. */
export function callAddress({ path, parameters }: Operation, { values }: TypedCall): string {
  const query = new URLSearchParams()
  for (const { name, in: place } of parameters) {
    const value = values[name]
    if (place === 'query' && value) query.set(name, value)
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  return query.size ? `${filled}?${query}` : filled
}

function headersOf({ parameters, body, ...operation }: Operation, { values, key, file }: TypedCall) {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (key) headers.Authorization = `Bearer ${key}`
  for (const { name, in: place } of parameters) {
    const value = values[name]
    if (place === 'header' && value) headers[name] = value
  }
  if (body && !(file && isForm({ parameters, body, ...operation })))
    headers['Content-Type'] = 'application/json'
  return headers
}

/** @throws SyntaxError for a body that is no JSON */
export function requestOf(operation: Operation, typed: TypedCall): RequestInit {
  const { method, body } = operation
  const fields: unknown = body && typed.json.trim() ? JSON.parse(typed.json) : undefined
  if (!body) return { method, headers: headersOf(operation, typed) }
  if (!isForm(operation) || !typed.file)
    return { method, headers: headersOf(operation, typed), body: JSON.stringify(fields ?? {}) }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) form.set(name, String(value))
  form.set('file', typed.file)
  return { method, headers: headersOf(operation, typed), body: form }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** The same call for a terminal; the key stays out of it. */
export function curlOf(operation: Operation, typed: TypedCall, origin: string): string {
  const headers = Object.entries(headersOf(operation, { ...typed, key: '' })).map(
    ([name, value]) => `-H ${quoted(`${name}: ${value}`)}`,
  )
  return [
    `curl -X ${operation.method} ${quoted(origin + callAddress(operation, typed))}`,
    ...(operation.security.length ? ['-H "Authorization: Bearer $NEP_KEY"'] : []),
    ...headers,
    ...(typed.file && isForm(operation) ? [`-F ${quoted(`file=@${typed.file.name}`)}`] : []),
    ...(operation.body && typed.json.trim() && !typed.file ? [`-d ${quoted(typed.json)}`] : []),
  ].join(' \\\n  ')
}
