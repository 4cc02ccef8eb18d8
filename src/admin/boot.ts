import { matchScreen } from './components/matchScreen'
import { definePage } from './components/screen'
import { screens } from './screens'
import type { StartOptions } from './start'

/**
 * Fetches the back office and the page of `path` side by side. The table of screens comes apart from the
 * login page, which has no use for it; it is small and there long before the rest.
 */
async function fetchAhead(path: string) {
  const found = matchScreen(screens, path.split('?')[0] ?? '')
  const [admin] = await Promise.all([import('./start'), found && definePage(found.screen.load).preload()])
  return admin
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

/** Opens the back office at `path`, in `container`. */
export async function openAdmin(container: HTMLElement, path: string, options: StartOptions): Promise<void> {
  rehearsal?.then(
    (stop) => stop(),
    () => undefined,
  )
  const { startAdmin } = await fetchAhead(path)
  await startAdmin(container, options)
}
