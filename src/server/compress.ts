import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const zip = promisify(gzip)

/** Shorter responses fit into one packet anyway. */
const worthwhile = 1_400

const isText = /json|^text\/(html|css|javascript)/

export async function compressText(request: Request, response: Response): Promise<Response> {
  if (!/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) return response
  if (!response.body || !isText.test(response.headers.get('content-type') ?? '')) return response
  const body = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.append('vary', 'accept-encoding')
  if (body.byteLength < worthwhile) return new Response(body, { status: response.status, headers })
  headers.delete('content-length')
  headers.set('content-encoding', 'gzip')
  return new Response(await zip(body, { level: 5 }), { status: response.status, headers })
}
