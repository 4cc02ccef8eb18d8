import { json } from './answers'
import type { Call } from './call'

/** Adds the secret to an answer after the commit: what is kept of it for repeated calls is without. */
export async function tellSecret({ body }: Call, response: Response): Promise<Response> {
  const { data } = (await response.json()) as { data: object }
  return json({ data: { ...data, secret: String(body.secret) } }, response.status)
}
