import { nextPath, paths } from './admin/components/paths'
import { mountLogin } from './admin/pages/login/mount'
import { rememberedLanguage } from './admin/pages/login/strings'
import { setCover, setProgress, showStartFailure } from './admin/progress'
import type { Profile } from './admin/providers/profile'
import { signIn } from './admin/providers/session'
import { accessToken, isSignedIn } from './admin/providers/tokens'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const boot = () => import('./admin/boot')
const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no #${id}`)
  return found
}

/** The demo answers from inside the browser; its code is in no other build. */
const transport = async (): Promise<Fetch | undefined> =>
  import.meta.env.MODE === 'demo'
    ? (await (await import('./demo/transport')).startDemo({ onProgress: setProgress })).fetch
    : undefined

/** Asked for while the back office is on its way; it needs to know first of all who is there. */
async function earlyProfile(fetch: Fetch): Promise<Profile> {
  const headers = {
    Accept: 'application/json',
    Authorization: accessToken() ?? '',
    Locale: rememberedLanguage(),
  }
  const answer = await fetch('/api/v1/profile', { headers })
  if (!answer.ok) throw new Error(answer.statusText)
  return (await answer.json()).data
}

async function openAdmin(fetch: Fetch | undefined): Promise<void> {
  setProgress(0.3)
  const profile = earlyProfile(fetch ?? window.fetch.bind(window))
  // Who asks later sees the failure too; here it only must not be reported as unhandled.
  profile.catch(() => undefined)
  const admin = await boot()
  setProgress(0.5)
  await admin.openAdmin(byId('admin'), location.pathname, { fetch, profile })
}

function openLogin(fetch: Fetch | undefined): void {
  const isHere = location.pathname === '/login'
  const next = isHere ? nextPath(location.search) : location.pathname + location.search
  if (!isHere) history.replaceState(null, '', paths.login({ next }))
  const fetchAhead = () =>
    void boot().then(
      (admin) => admin.prepareAdmin(next),
      () => undefined,
    )
  const unmount = mountLogin(byId('root'), {
    signIn: (credentials) => signIn(credentials, { fetch, locale: rememberedLanguage }),
    onActivity: fetchAhead,
    onSignedIn: async () => {
      history.replaceState(null, '', next)
      try {
        // The login page stays in sight until the first screen is painted over it.
        await (await boot()).openAdmin(byId('admin'), next, { fetch })
      } catch {
        // The code on the server is newer than this page: the address has all that is needed.
        location.reload()
      }
    },
    reason: new URLSearchParams(location.search).get('reason'),
  })
  setCover(unmount)
  setTimeout(fetchAhead, 2_500)
}

try {
  const fetch = await transport()
  if (isSignedIn() && location.pathname !== '/login') await openAdmin(fetch)
  else openLogin(fetch)
} catch {
  showStartFailure()
}
