import { useSyncExternalStore } from 'react'
import { setMoneyUnit } from '../../domain/money'
import type { PublicSetting } from '../../domain/settings'

/** Public settings of the site, without empty ones. */
type PublicFacts = Readonly<Partial<Record<PublicSetting, string>>>

const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)

function writtenFacts(): PublicFacts | undefined {
  try {
    const text = metaOf('site')?.content
    return text ? (JSON.parse(text) as PublicFacts) : undefined
  } catch {
    return undefined
  }
}

let facts: PublicFacts | undefined
/** Whether settings have been saved since the page was loaded. */
let isSaved = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function siteFacts(): PublicFacts {
  if (!facts) {
    facts = writtenFacts() ?? {}
    setMoneyUnit(facts.money_unit)
  }
  return facts
}

export const useSite = (): PublicFacts => useSyncExternalStore(subscribe, siteFacts)

export const useIsBare = (typeId: number | undefined): boolean => useBareTypes().has(String(typeId))

/** Ids of the types whose posts have addresses without the type's slug. */
export const useBareTypes = (): ReadonlySet<string> =>
  new Set((useSite().remove_slug_of_post_type ?? '').split(','))

/** Applies saved settings to the page: name, logo, icon and currency change at once. */
export function tellSite(saved: Readonly<Record<string, string>>): void {
  facts = { ...siteFacts(), ...saved }
  isSaved = true
  setMoneyUnit(facts.money_unit)
  // Saved logos have their own addresses, so the stylesheet must not replace them.
  delete document.documentElement.dataset.darkLogo
  document.querySelector('link[rel=icon]')?.setAttribute('href', facts.favicon || '/site-icon')
  const name = metaOf('application-name') ?? document.head.appendChild(document.createElement('meta'))
  name.name = 'application-name'
  name.content = facts.site_name ?? ''
  for (const listener of listeners) listener()
}

/** Address of the logo: the one already loaded, until another is saved. */
export function logoOf({ site_logo, site_logo_dark }: PublicFacts, isDark: boolean): string {
  if (!isSaved) return isDark && site_logo_dark ? '/site-logo?dark' : '/site-logo'
  return (isDark && site_logo_dark) || site_logo || '/logo.svg'
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Asks the API where no server has written the settings into the page, as in the demo. */
export async function fetchSite(fetch: Fetch = globalThis.fetch): Promise<void> {
  if (writtenFacts()) return
  const answer = await fetch('/api/v1/settings?limit=0', { headers: { Accept: 'application/json' } })
  if (!answer.ok) return
  tellSettings(((await answer.json()) as { data: SiteSetting[] }).data)
}

export interface SiteSetting {
  key: string
  value: string
}

export const tellSettings = (settings: readonly SiteSetting[]): void =>
  tellSite(Object.fromEntries(settings.map(({ key, value }) => [key, value])))
