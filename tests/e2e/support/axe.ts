import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe calls serious or critical in what the page, or a part of it, shows now. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  // What fades in is not yet in its colours.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  // Not a script element, which the content policy would refuse.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source)
  // What passes is neither described nor sent: that is most of the page.
  return page.evaluate(async (part) => {
    const axe: { run: (part: string, options: RunOptions) => Promise<AxeResults> } = Reflect.get(
      window,
      'axe',
    )
    const { violations: found } = await axe.run(part, { resultTypes: ['violations'] })
    return found
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes
          .slice(0, 5)
          .map(
            ({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} ${failureSummary.slice(0, 250)}`,
          ),
      )
  }, within)
}
