import { apiDocsPath } from '../domain/apiDocsPath'
import { matchScreen } from './components/screens/matchScreen'
import { connect } from './connect'
import type { ProviderOptions } from './providers/createProviders'
import { isSignedIn } from './providers/http/tokens'
import { screens } from './screens'

async function fetchAhead(path: string) {
  const found = matchScreen(screens, path.split('?')[0] ?? '')
  const [admin] = await Promise.all([import('./start'), found?.screen.page.code.preload()])
  return admin
}

/**
 * For signed-in users the page imports this module before its own entry, so code and data are requested on evaluation.
 * The demo has to start its API first.
 */
const isReturning = isSignedIn() && !['/login', apiDocsPath].includes(location.pathname)
const early = isReturning && import.meta.env.MODE !== 'demo' ? connect(here()) : undefined
if (isReturning) fetchAhead(here()).catch(() => undefined)

function here(): string {
  return location.pathname + location.search
}

/** Preloads the code for `path`; `openAdmin` retries after a failure. */
export function prepareAdmin(path: string): void {
  fetchAhead(path).catch(() => undefined)
}

export async function openAdmin(container: HTMLElement, fetch?: ProviderOptions['fetch']): Promise<void> {
  const connection = early ?? connect(here(), fetch)
  const { startAdmin } = await fetchAhead(here())
  await startAdmin(container, connection)
}

/** `/api/docs` is a page beside the back office, for whoever comes. */
export async function openApiDocs(container: HTMLElement, fetch?: ProviderOptions['fetch']): Promise<void> {
  const { startApiDocs } = await import('./pages/apiDocs/start')
  await startApiDocs(container, fetch)
}
