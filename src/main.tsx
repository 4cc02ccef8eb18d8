import { loginPath, nextPath } from './admin/components/screens/loginPaths'
import { mountLogin } from './admin/pages/login/mount'
import { signIn } from './admin/providers/auth/session'
import { isSignedIn, watchOtherTabs } from './admin/providers/http/tokens'
import { setProgress, setUnmountLogin, showStartFailure } from './admin/startup/progress'
import { rememberedLanguage } from './admin/startup/strings'
import { apiDocsPath } from './domain/apiDocsPath'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const boot = () => import('./admin/boot')
const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no #${id}`)
  return found
}

/** In the demo the API runs inside the browser; other builds do not contain it. */
const transport = async (): Promise<Fetch | undefined> =>
  import.meta.env.MODE === 'demo' ? startDemo() : undefined

async function startDemo(): Promise<Fetch> {
  const [demo, { fetchSite, siteFacts }] = await Promise.all([
    import('./demo/transport'),
    import('./admin/providers/site'),
  ])
  const { fetch } = await demo.startDemo({ onProgress: setProgress })
  await fetchSite(fetch).catch(() => undefined)
  // The form was written before anybody could know the site's name.
  const { site_name } = siteFacts()
  if (site_name) for (const place of document.querySelectorAll('.login-site')) place.textContent = site_name
  return fetch
}

async function openAdmin(fetch: Fetch | undefined): Promise<void> {
  setProgress(0.3)
  const admin = await boot()
  setProgress(0.5)
  await admin.openAdmin(byId('admin'), fetch)
}

function openLogin(fetch: Fetch | undefined): void {
  const isHere = location.pathname === '/login'
  const next = isHere ? nextPath(location.search) : location.pathname + location.search
  if (!isHere) history.replaceState(null, '', loginPath({ next }))
  const fetchAhead = () =>
    void boot().then(
      (admin) => admin.prepareAdmin(next),
      () => undefined,
    )
  const stopWatching = watchOtherTabs((what) => {
    if (what === 'entered') location.replace(next)
  })
  const unmount = mountLogin(byId('root'), {
    signIn: (credentials) => signIn(credentials, { fetch, locale: rememberedLanguage }),
    onActivity: fetchAhead,
    onSignedIn: async () => {
      stopWatching()
      history.replaceState(null, '', next)
      try {
        // The login page is unmounted when the first screen is painted.
        await (await boot()).openAdmin(byId('admin'), fetch)
      } catch {
        // The chunks of this build are gone from the server: load the page of the new build.
        location.reload()
      }
    },
    reason: new URLSearchParams(location.search).get('reason'),
  })
  setUnmountLogin(unmount)
  setTimeout(fetchAhead, 2_500)
}

try {
  const fetch = await transport()
  if (location.pathname === apiDocsPath) await (await boot()).openApiDocs(byId('admin'), fetch)
  else if (isSignedIn() && location.pathname !== '/login') await openAdmin(fetch)
  else openLogin(fetch)
} catch {
  showStartFailure()
}
