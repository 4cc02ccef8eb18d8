import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe calls serious or critical in what the page shows now. */
export async function violations(page: Page): Promise<string[]> {
  // Not a script element, which the content policy would refuse.
  await page.evaluate(await source)
  const results = await page.evaluate(() => {
    const axe: { run: () => Promise<AxeResults> } = Reflect.get(window, 'axe')
    return axe.run()
  })
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 5)
        .map(
          ({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} ${failureSummary.slice(0, 250)}`,
        ),
    )
}
