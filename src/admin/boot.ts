import { matchScreen } from './components/screens/matchScreen'
import { connect } from './connect'
import type { ProviderOptions } from './providers/createProviders'
import { isSignedIn } from './providers/http/tokens'
import { screens } from './screens'

/** Fetches the code of the back office and of the page of `path` in parallel. */
async function fetchAhead(path: string) {
  const found = matchScreen(screens, path.split('?')[0] ?? '')
  const [admin] = await Promise.all([import('./start'), found?.screen.page.code.preload()])
  return admin
}

/**
 * When somebody is signed in, the page imports this module before its own entry, so code and data are requested on
 * evaluation. The demo has to start its API first.
 */
const isReturning = isSignedIn() && location.pathname !== '/login'
const early = isReturning && import.meta.env.MODE !== 'demo' ? connect(here()) : undefined
if (isReturning) fetchAhead(here()).catch(() => undefined)

/**
 * Milliseconds to wait for the first data once the code has loaded. Rendering a page once with its data is quicker
 * than rendering it empty and then again.
 */
const timeout = 100

function here(): string {
  return location.pathname + location.search
}

/** Fetches what `path` needs; `openAdmin` retries what failed. */
export function prepareAdmin(path: string): void {
  fetchAhead(path).catch(() => undefined)
}

/** Opens the back office in `container`, at the address that the browser shows. */
export async function openAdmin(container: HTMLElement, fetch?: ProviderOptions['fetch']): Promise<void> {
  const connection = early ?? connect(here(), fetch)
  const { startAdmin } = await fetchAhead(here())
  if (early) await Promise.race([early.first, new Promise((resolve) => setTimeout(resolve, timeout))])
  await startAdmin(container, connection)
}
