import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { demoAccounts } from '../../../src/seed/accounts'
import { type Account, Api } from './api'
import { Faults } from './faults'
import { type Site, startOffice } from './site'

const [owner, editor, keeper] = demoAccounts
/** Staff of the sample business. */
export const staff = { owner, editor, keeper }

interface Worker {
  /** Another name than the other files have gives a file a business of its own, whatever it does to it. */
  business: string
  /** The sample business on a server of this worker's own. */
  office: Site
  /** Its API, called as the owner. */
  api: Api
}

interface Each {
  /** Who is signed in at the start of the test; `null` for nobody. */
  as: Account | null
  faults: Faults
  /** A back office that was just started for the first time. */
  newOffice: Site
  /** Opens another browser window in which somebody else is signed in. */
  windowOf: (account: Account, options?: BrowserContextOptions) => Promise<Page>
}

const states = new Map<string, Promise<BrowserContextOptions['storageState']>>()

/** The browser storage of somebody signed in; each account signs in once per server. */
function signedInState(address: string, account: Account) {
  const key = `${address} ${account.email}`
  const known = states.get(key) ?? Api.signIn(address, account).then(({ tokens }) => stateOf(address, tokens))
  states.set(key, known)
  return known
}

export const stateOf = (address: string, tokens: Api['tokens']) => ({
  cookies: [],
  origins: [
    {
      origin: address,
      localStorage: Object.entries({
        access_token: `${tokens.token_type} ${tokens.access_token}`,
        refresh_token: tokens.refresh_token,
        expires_in: String(Date.now() + tokens.expires_in * 1000),
      }).map(([name, value]) => ({ name, value })),
    },
  ],
})

const slow = { scope: 'worker', timeout: 180_000 } as const

export const test = base.extend<Each, Worker>({
  business: ['shared', { option: true, scope: 'worker' }],
  office: [
    async ({ browserName: _ }, use) => {
      const site = await startOffice(JSON.parse(process.env.E2E_SEEDED ?? '{}'))
      await use(site)
      await site.stop()
    },
    slow,
  ],
  api: [async ({ office }, use) => use(await Api.signIn(office.address, staff.owner)), slow],

  newOffice: async ({ browserName: _ }, use) => {
    const site = await startOffice()
    await use(site)
    await site.stop()
  },
  as: [staff.owner, { option: true }],
  baseURL: async ({ office }, use) => use(office.address),
  storageState: async ({ baseURL, as }, use) =>
    use(as && baseURL ? await signedInState(baseURL, as) : undefined),

  faults: async ({ browserName: _ }, use) => {
    const faults = new Faults()
    await use(faults)
    faults.check()
  },
  context: async ({ context, faults }, use) => {
    faults.watch(context)
    await use(context)
  },
  windowOf: async ({ browser, baseURL, faults, viewport, locale, timezoneId }, use) => {
    const opened: BrowserContext[] = []
    await use(async (account, options = {}) => {
      const storageState = await signedInState(baseURL ?? '', account)
      const context = await browser.newContext({
        baseURL,
        viewport,
        locale,
        timezoneId,
        storageState,
        ...options,
      })
      opened.push(context)
      faults.watch(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})

export { expect } from '@playwright/test'
