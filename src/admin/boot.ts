import { definePage } from './components/definePage'
import { matchScreen } from './components/matchScreen'
import { connect } from './connect'
import type { ProviderOptions } from './providers/createProviders'
import { isSignedIn } from './providers/http/tokens'
import { screens } from './screens'

/**
 * Fetches the back office and the page of `path` side by side. The table of screens comes apart from the
 * login page, which has no use for it; it is small and there long before the rest.
 */
async function fetchAhead(path: string) {
  const found = matchScreen(screens, path.split('?')[0] ?? '')
  const [admin] = await Promise.all([import('./start'), found && definePage(found.screen.load).preload()])
  return admin
}

/**
 * Somebody who is signed in needs no login page: their browser runs this code before the page's own, and
 * everything sets off at once. The demo has to start its API first.
 */
const isReturning = isSignedIn() && location.pathname !== '/login'
const early = isReturning && import.meta.env.MODE !== 'demo' ? connect(here()) : undefined
if (isReturning) fetchAhead(here()).catch(() => undefined)

/**
 * Milliseconds. By the time the code is there the data is nearly always there too, and to draw a page in one
 * go is quicker than to draw it empty first.
 */
const patience = 100

function here(): string {
  return location.pathname + location.search
}

let rehearsal: Promise<() => void> | undefined

/** Fetches what `path` needs and rehearses it, once; what fails now is asked for again when it is opened. */
export function prepareAdmin(path: string): void {
  rehearsal ??= fetchAhead(path)
    .then(() => import('./rehearsal'))
    .then(({ rehearse }) => rehearse(path))
  rehearsal.catch(() => {
    rehearsal = undefined
  })
}

/** Opens the back office in `container`, at the address that the browser shows. */
export async function openAdmin(container: HTMLElement, fetch?: ProviderOptions['fetch']): Promise<void> {
  rehearsal?.then(
    (stop) => stop(),
    () => undefined,
  )
  const connection = early ?? connect(here(), fetch)
  const { startAdmin } = await fetchAhead(here())
  if (early) await Promise.race([early.first, new Promise((resolve) => setTimeout(resolve, patience))])
  await startAdmin(container, connection)
}
