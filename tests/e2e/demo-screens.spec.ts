import { expect, test } from '@playwright/test'
import { Shell } from './pages/Shell'
import { apiOf, enterAs } from './support/demo'
import { Faults } from './support/faults'
import { everyScreenWithRecord } from './support/screens'
import { visit } from './support/settled'
import { demo } from './support/words'

/** A record is read as its list is, by the same code of the API: here it is about what runs without a server. */
const isOfRecord = (path: string) => /^\/(?!posts\/).*\/\d+$|\d\/\d+|(edit|print|why)$/.test(path)

test('every list and page of the product works in the demo, without a server and without an error', async ({
  page,
  context,
}) => {
  const faults = new Faults()
  faults.watch(context)
  await enterAs(page, demo.owner)
  const shell = new Shell(page)
  const api = apiOf(page)
  const broken: string[] = []
  // The first of them is where one is.
  await visit(page, '/support')
  for (const path of (await everyScreenWithRecord(api)).filter((path) => !isOfRecord(path))) {
    await visit(page, path)
    const failure = page.locator('.MuiAlert-colorError')
    for (const sign of [shell.noAccess, shell.notFound, failure]) if (await sign.count()) broken.push(path)
  }
  expect(broken, 'screens that say that they cannot be shown').toEqual([])
  faults.check()
})
