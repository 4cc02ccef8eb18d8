/** A sign-in that has not ended, as it is sent. */
export interface Session {
  id: string
  /** What the browser says of itself. */
  agent: string
  created_at: string
  /** When it was last used, to within some minutes. */
  seen_at: string
  /** The session of the caller. */
  is_current: boolean
}

const browsers = [
  ['Coc Coc', /coc_coc_browser/i],
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Zalo', /\bZalo\b/i],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** The names of the browser and the system in a `User-Agent`; empty where they are not known. */
export function deviceOf(agent: string): { browser: string; system: string } {
  const named = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(agent))?.[0] ?? ''
  return { browser: named(browsers), system: named(systems) }
}
