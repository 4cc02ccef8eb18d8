import type { Page } from '@playwright/test'
import { type Language, words } from './words'

export const widths = [1440, 768, 360] as const
export type Theme = 'light' | 'dark'

/** Sets language, theme and direction from the next load on. */
export const wear = (page: Page, look: { language?: Language; theme?: Theme; direction?: 'ltr' | 'rtl' }) =>
  page.addInitScript(({ language = 'vi', theme = 'light', direction = 'ltr' }) => {
    localStorage.setItem('current_language', language)
    localStorage.setItem('theme', theme)
    localStorage.setItem('direction', direction)
  }, look)

/** From the next load on, notes what moves in the page by itself. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; of: string[] }[] = []
    Object.assign(window, { shifts, shiftsSince: 0 })
    interface Shift extends PerformanceEntry {
      value: number
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries() as Shift[]) {
        if (startTime < Reflect.get(window, 'shiftsSince')) continue
        // Groups of the menu open and close around a click in it. A node that is gone was of the page before, which moves
        // when the window gets another width, on a busy machine later.
        const own = sources.filter(({ node }) => node && !node.parentElement?.closest('nav, aside'))
        const of = own.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${node?.textContent?.slice(0, 30)} ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        )
        if (own.length) shifts.push({ value, of })
      }
    }).observe({ type: 'layout-shift' })
  })

/** Until now nothing has moved: a window that was made wider has moved everything. */
export const forgetShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    Object.assign(window, { shiftsSince: performance.now() })
    ;(Reflect.get(window, 'shifts') as unknown[]).length = 0
  })

/** What has moved since then, if it comes to more than one would call good. */
export async function moved(page: Page): Promise<string[]> {
  const shifts: { value: number; of: string[] }[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  return sum > 0.1 ? [`moved by ${sum.toFixed(3)}: ${JSON.stringify(shifts)}`] : []
}

/** By how many pixels the page is wider than the window, at each width; empty when it fits. */
export async function overflow(page: Page, at: readonly number[] = widths): Promise<string[]> {
  const found: string[] = []
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(async () => {
      // Code that reacts to the width runs within two frames, on a busy machine later: what stays too wide, is.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      const isWide = () => (document.scrollingElement?.scrollWidth ?? 0) > innerWidth
      for (let wait = 0; wait < 40 && isWide(); wait++) await new Promise((done) => setTimeout(done, 50))
      const wide = document.scrollingElement?.scrollWidth ?? 0
      if (wide <= innerWidth) return ''
      const outside = [...document.body.querySelectorAll('*')].filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return right > innerWidth + 1 || left < -1
      })
      const last = outside.at(-1)
      return `${wide - innerWidth}px, ${last?.tagName} ${last?.className} ${last?.textContent?.slice(0, 40)}`
    })
    if (over) found.push(`${width}: ${over}`)
  }
  return found
}

/** All texts of the page: content, accessible names, hints and placeholders. */
export const everyText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: (string | null)[] = [document.title]
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
        texts.push(element.getAttribute(name))
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue)
    }
    return texts.map((text) => text?.trim() ?? '').filter(Boolean)
  })

const key = new RegExp(`\\b(${Object.keys(words.vi).join('|')})\\.[a-z_]+(\\.[a-z_]+)*\\b`)
const broken = /%\{|\bundefined\b|\bNaN\b|\[object |Invalid Date|\|\|\|\|/

/** Message keys and unfilled placeholders among the texts. */
export const unsaid = (texts: string[]): string[] =>
  texts.filter((text) => key.test(text) || broken.test(text))

const vietnamese = /[ăđơưảãạằắẳẵặầấẩẫậẻẽẹềếểễệỉĩịỏõọồốổỗộờớởỡợủũụừứửữựỳỷỹỵ]/i

/** Vietnamese texts in another interface language, except data and names. */
export const untranslated = (texts: string[], known: string[]): string[] =>
  texts.filter((text) => vietnamese.test(known.reduce((rest, each) => rest.replaceAll(each, ''), text)))

/** Fields of one line in forms that are wider than eyes follow; what adds lines is as wide as they are. */
export const tooWideFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main form .MuiInputBase-root:not(.MuiInputBase-multiline, :has([data-entry]))',
      ),
    ]
      .map((field) => ({
        width: field.getBoundingClientRect().width,
        name: field.querySelector('input')?.name,
      }))
      .filter(({ width }) => width > 700)
      .map(({ width, name }) => `${name} is ${Math.round(width)}px wide`),
  )

/**
 * What a list of a page's own, which lets choose how it is shown, has room for in a window of 1440 × 900, in rows of
 * 44 px, if that is less than it shall have.
 */
export const tooFewRows = (page: Page, language: Language): Promise<string> =>
  page.evaluate((options) => {
    // Those of a warehouse stand below what it is.
    if (/^\/warehouse\/manager\/\d/.test(location.pathname)) return ''
    // What offers roles to begin from stands above a list of one.
    if (document.querySelector('main [aria-labelledby=role-presets]')) return ''
    const row = document.querySelector('main table tbody tr')
    if (!row || !document.querySelector(`main [aria-label="${options}"]`)) return ''
    const room = (innerHeight - row.getBoundingClientRect().top) / 44
    const least = row.querySelector('.with-picture, .MuiAvatar-root') ? 14 : 16
    return room < least ? `room for ${room.toFixed(1)} rows instead of ${least}` : ''
  }, words[language].components.list.options)
