import createClient from 'openapi-fetch'
import type { paths } from './openapi'

const [, , baseUrl = '', key = '', type = ''] = process.argv
const client = createClient<paths>({
  baseUrl,
  headers: { Authorization: `Bearer ${key}`, Locale: 'en' },
  // The document says so for each list; openapi-fetch has to be told.
  querySerializer: { array: { style: 'form', explode: false } },
})

/** What an answer holds. */
function good<T>({ data, error, response }: { data?: T; error?: unknown; response: Response }): T {
  if (data === undefined) throw new Error(`${response.status} ${JSON.stringify(error)}`)
  return data
}

type Done<T> = T extends { data: { key_name: string } } ? never : T

/** Not a proposal, as a key that only proposes is answered. */
function done<T extends { data: object }>(answer: T): Done<T> {
  if ('key_name' in answer.data) throw new Error('this key only proposes')
  return answer as Done<T>
}

async function posts() {
  const body = { type_id: Number(type), title: 'A post by a program', slug: 'by-a-program', content: [] }
  const params = { header: { 'Idempotency-Key': 'a program, once' } }
  const made = done(good(await client.POST('/api/v1/posts', { params, body })))
  const again = done(good(await client.POST('/api/v1/posts', { params, body })))
  const { id, version } = made.data
  const path = { id: String(id) }

  const change = (seen: number) =>
    client.PATCH('/api/v1/posts/{id}', {
      params: { path, header: { 'If-Match': String(seen) } },
      body: { title: 'A post that was changed' },
    })
  const changed = done(good(await change(version)))
  const late = await change(version)

  const search = `id:${id}`
  const listed = good(
    await client.GET('/api/v1/posts', {
      params: { query: { search, include: ['body', 'author'], limit: 1 } },
    }),
  )
  const query = { search, format: 'csv' as const, columns: ['title'] }
  const sheet = good(await client.GET('/api/v1/posts/export', { params: { query }, parseAs: 'text' }))
  const removed = await client.DELETE('/api/v1/posts/{id}', { params: { path } })
  return {
    isMadeOnce: again.data.id === id,
    title: changed.data.title,
    late: { status: late.response.status, code: late.error?.code },
    total: listed.meta.pagination.total,
    author: listed.data[0]?.author?.data?.name,
    content: listed.data[0]?.content,
    sheet,
    removed: removed.response.status,
  }
}

async function orders() {
  const include: ('body' | 'payments')[] = ['body', 'payments']
  const { data } = good(await client.GET('/api/v1/orders', { params: { query: { include, limit: 1 } } }))
  return data.map(({ name, status, products, payments }) => ({
    name,
    status,
    lines: products?.length,
    paid: payments?.data.map(({ amount }) => amount),
  }))
}

/** Never run: what must not compile. */
export function wrong() {
  // @ts-expect-error: no such call
  client.GET('/api/v1/poems')
  // @ts-expect-error: no such include
  client.GET('/api/v1/orders', { params: { query: { include: ['poems'] } } })
  // @ts-expect-error: titles are texts
  client.PATCH('/api/v1/posts/{id}', { params: { path: { id: '1' } }, body: { title: 1 } })
  // @ts-expect-error: no body
  client.POST('/api/v1/posts', {})
  // @ts-expect-error: what an order has no longer
  client.GET('/api/v1/orders').then(({ data }) => data?.data[0]?.customer)
}

process.stdout.write(JSON.stringify({ posts: await posts(), orders: await orders() }))
