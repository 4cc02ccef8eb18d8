import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createApi } from '../../src/api'
import { openSession } from '../../src/api/auth/session'
import { issueTokens } from '../../src/api/auth/tokens'
import { rowsOf } from '../../src/api/db/database'
import { routes } from '../../src/api/routes'
import { demoAccounts } from '../../src/seed/accounts'
import { seedBusiness } from '../../src/seed/index'
import { sharpImages } from '../../src/server/images'
import { diskStorage, filesFolder } from '../../src/server/storage'
import { embeddedDatabase } from '../support/embedded'

/** Longer answers would be most of the document. */
const longest = 6_000

/** What some calls need besides a page of one row. */
const queries: Record<string, string> = {
  '/orders/client': 'phone=0912345678',
  '/debts': 'of=agencies&limit=2',
  '/search': 'q=trà&limit=2',
  '/cash': 'limit=2',
  '/site/v1/:locale/posts': 'limit=1',
  '/site/v1/:locale/search': 'q=trà&limit=1',
  '/site/v1/:locale/resolve': 'path=/%3Fp=1',
  '/site/v1/:locale/comments': 'post=1&limit=2',
  '/site/v1/:locale/ratings': 'post=1&limit=2',
}

/** Records what the sample business answers, as examples of the API's description. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nep-examples-'))
  const { db, close } = await embeddedDatabase()
  const storage = diskStorage(filesFolder(folder))
  await seedBusiness({ db, storage, images: sharpImages })
  const quiet = () => undefined
  const secret = 'a secret of the examples'
  const log = { info: quiet, warn: quiet, error: quiet }
  const api = createApi({ db, storage, images: sharpImages, clock: () => new Date(), secret, log })
  const [owner] = await rowsOf<{ id: number }>(
    db,
    sql`select id from users where email = ${String(demoAccounts[0]?.email)}`,
  )
  const id = Number(owner?.id)
  const now = new Date()
  const { access_token } = await issueTokens(secret, id, await openSession(db, id, now), now)
  const ask = (path: string) =>
    api.fetch(
      new Request(`http://nep.test${path}`, {
        headers: { Authorization: `Bearer ${access_token}`, Locale: 'en' },
      }),
    )
  const examples: Record<string, unknown> = {}
  for (const { method, path, guard, asksAs, answers, ...route } of routes) {
    const isJson = answers.types.includes('application/json')
    const isOfSite = path.startsWith('/site/')
    if (
      method !== 'GET' ||
      (guard === 'public' && !isOfSite) ||
      ('bySession' in route && route.bySession) ||
      !isJson
    )
      continue
    const query = queries[path] ?? (asksAs ? 'limit=1' : '')
    const filled =
      (isOfSite ? '/api' : '/api/v1') +
      path.replace(':of', 'agencies').replace(':locale', 'vi').replace(/:\w+/, '1')
    const response = await ask(query ? `${filled}?${query}` : filled)
    const text = await response.text()
    if (response.ok && text.length <= longest) examples[`${method} ${path}`] = JSON.parse(text)
  }
  await writeFile(
    new URL('../../src/api/openapi/examples.json', import.meta.url),
    `${JSON.stringify(examples, null, 1)}\n`,
  )
  process.stdout.write(`${Object.keys(examples).length} examples\n`)
  api.close()
  await close()
  await rm(folder, { recursive: true })
}

main().then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(`${error?.stack ?? error}\n`)
    process.exit(1)
  },
)
