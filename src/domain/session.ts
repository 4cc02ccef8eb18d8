export interface Session {
  id: string
  agent: string
  created_at: string
  /** Last use, accurate to some minutes. */
  seen_at: string
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

export function deviceOf(agent: string): { browser: string; system: string } {
  const named = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(agent))?.[0] ?? ''
  return { browser: named(browsers), system: named(systems) }
}
