import { useSyncExternalStore } from 'react'
import { setMoneyUnit } from '../../domain/money'
import type { PublicSetting } from '../../domain/settings'

/** What the site says of itself to everybody; what is empty is left out. */
type PublicFacts = Readonly<Partial<Record<PublicSetting, string>>>

const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)

/** As the server has written it into the page; undefined where no server did. */
function writtenFacts(): PublicFacts | undefined {
  try {
    const text = metaOf('site')?.content
    return text ? (JSON.parse(text) as PublicFacts) : undefined
  } catch {
    return undefined
  }
}

let facts: PublicFacts | undefined
/** Whether it is not what the server has written into the page. */
let isSaved = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the site says of itself now. */
export function siteFacts(): PublicFacts {
  if (!facts) {
    facts = writtenFacts() ?? {}
    setMoneyUnit(facts.money_unit)
  }
  return facts
}

/** The same, drawn anew when it is saved. */
export const useSite = (): PublicFacts => useSyncExternalStore(subscribe, siteFacts)

/** Whether posts of this type have addresses without its slug. */
export const useIsBare = (typeId: number | undefined): boolean => useBareTypes().has(String(typeId))

/** The ids of the types whose posts have addresses without their slug. */
export const useBareTypes = (): ReadonlySet<string> =>
  new Set((useSite().remove_slug_of_post_type ?? '').split(','))

/** The page with what has been saved: name, logo, icon and currency change at once. */
export function tellSite(saved: Readonly<Record<string, string>>): void {
  facts = { ...siteFacts(), ...saved }
  isSaved = true
  setMoneyUnit(facts.money_unit)
  // From now on pictures are named by their files.
  delete document.documentElement.dataset.darkLogo
  document.querySelector('link[rel=icon]')?.setAttribute('href', facts.favicon || '/site-icon')
  const name = metaOf('application-name') ?? document.head.appendChild(document.createElement('meta'))
  name.name = 'application-name'
  name.content = facts.site_name ?? ''
  for (const listener of listeners) listener()
}

/** The address of the logo: what is loaded already, until another one is saved. */
export function logoOf({ site_logo, site_logo_dark }: PublicFacts, isDark: boolean): string {
  if (!isSaved) return isDark && site_logo_dark ? '/site-logo?dark' : '/site-logo'
  return (isDark && site_logo_dark) || site_logo || '/logo.svg'
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Asks the API where no server has written it into the page, as in the demo. */
export async function fetchSite(fetch: Fetch = globalThis.fetch): Promise<void> {
  if (writtenFacts()) return
  const answer = await fetch('/api/v1/settings?limit=0', { headers: { Accept: 'application/json' } })
  if (!answer.ok) return
  tellSettings(((await answer.json()) as { data: SiteSetting[] }).data)
}

/** A setting as it is sent. */
export interface SiteSetting {
  key: string
  value: string
}

/** The page with these settings. */
export const tellSettings = (settings: readonly SiteSetting[]): void =>
  tellSite(Object.fromEntries(settings.map(({ key, value }) => [key, value])))
