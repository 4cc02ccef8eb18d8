import type { Locator, Page } from '@playwright/test'
import type { Api } from './support/api'
import { everyScreen, styleScreens } from './support/screens'
import { quiet, settled } from './support/settled'
import { expect, test } from './support/test'
import { components } from './support/words'

const { form: words } = components

/** What is typed into: everything but choices that are only clicked, and passwords, of which no draft is kept. */
const typed = [
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=password], [type=range], [type=color])',
  'textarea',
  '[contenteditable=true]',
]
  .map((each) => `${each}:not([aria-hidden=true], [readonly], [disabled])`)
  .join(', ')

/** The forms of a page that Ctrl+S saves. */
const formsOf = (page: Page) =>
  page.locator('main form', { has: page.locator('button[type=submit][aria-keyshortcuts]') })

interface Field {
  input: Locator
  name: string
}

/** What can be typed into now; what typing makes appear is found in the next round. */
async function fieldsOf(form: Locator): Promise<Field[]> {
  const inputs = await form.locator(typed).all()
  const fields = await Promise.all(
    inputs.map(async (input) => ({
      input,
      isShown: await input.isVisible(),
      // What is only tried out belongs to no record.
      isKept: await input.evaluate((each) => !each.closest('[data-trial]')),
      name: await input.evaluate(nameOf),
    })),
  )
  return fields.filter(({ isShown, isKept }) => isShown && isKept)
}

function nameOf(input: Element): string {
  const labels =
    input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.labels : null
  return (
    input.getAttribute('aria-label') ??
    labels?.[0]?.textContent ??
    document.getElementById(input.getAttribute('aria-labelledby') ?? '')?.textContent ??
    input.id
  )
}

const textIn = (input: Locator) =>
  input.evaluate((each) => ('value' in each ? String(each.value) : (each.textContent ?? '')))

const valuesOf = async (form: Locator) =>
  (await Promise.all((await fieldsOf(form)).map(({ input }) => textIn(input)))).filter(Boolean)

const stateOf = (form: Locator) => form.locator('[role=toolbar] [role=status]').first()

/** Types as a person would, and does not leave: another figure where one fits, else another value. */
async function type(input: Locator): Promise<void> {
  await input.focus()
  const before = await textIn(input)
  const isDay = /\//.test((await input.getAttribute('placeholder')) ?? '')
  if (isDay) {
    await input.press('ControlOrMeta+a')
    return input.pressSequentially(before.includes('06') ? '2/7/08' : '1/6/07')
  }
  await input.press('ControlOrMeta+End')
  await input.pressSequentially('7')
  if ((await textIn(input)) !== before) return
  await input.press('ControlOrMeta+a')
  await input.pressSequentially(before.startsWith('0') ? '1' : '0')
}

/** The grids of lines get one; what they need to have one is chosen. */
async function addLines(page: Page, form: Locator): Promise<void> {
  if ((await form.locator('input[data-entry]').count()) === 0) return
  for (const choice of await form.locator('[role=combobox][aria-required=true]:not([data-entry])').all()) {
    if (await textIn(choice)) continue
    await choice.press('ArrowDown')
    await page.getByRole('option').first().click()
  }
  const entry = form.locator('input[data-entry]').first()
  await entry.fill('a')
  await page.getByRole('option').first().click()
  await quiet(page)
}

/** Whether a text typed there is a value by itself, and no search for one. */
const isSearch = (input: Locator) =>
  input.evaluate((each) => each.matches('[role=combobox]') || each.matches('[data-entry]'))

/**
 * Types into every field of a form: with the first key it is unsaved.
 * @returns what is wrong
 */
async function tryOut(page: Page, form: Locator): Promise<string[]> {
  const wrong: string[] = []
  const state = stateOf(form)
  const isUnsaved = async () => (await state.textContent())?.includes(words.not_saved) === true
  if (await isUnsaved()) wrong.push('is unsaved when it opens')
  await addLines(page, form)
  for (const { input, name } of await fieldsOf(form)) {
    if (!(await input.isVisible())) continue
    if (await isSearch(input)) continue
    await type(input)
    const isTold = await expect(state)
      .toContainText(words.not_saved, { timeout: 3_000 })
      .then(
        () => true,
        () => false,
      )
    if (!isTold) wrong.push(`“${name}” leaves the form saved`)
  }
  return wrong
}

/** Screens of a new record. */
const isNew = (path: string) => /\/(create|add-new-post\/\d+|new\/\w+)$/.test(path)

async function formScreens(api: Api): Promise<string[]> {
  const all = [...(await everyScreen(api)), ...(await styleScreens(api))]
  return [...new Set(all)].filter(isNew)
}

test.describe.configure({ timeout: 900_000 })

test('what is typed in a new form is in it with the first key, and is there after a reload', async ({
  page,
  api,
  faults,
}) => {
  faults.allowStatus(403, 404, 409, 422)
  page.on('dialog', (dialog) => void dialog.accept())
  const paths = await formScreens(api)
  const wrong: string[] = []
  let tried = 0
  for (const path of paths) {
    await page.goto(path)
    await settled(page)
    const form = formsOf(page).first()
    if (!(await form.isVisible())) continue
    tried++
    const found = await tryOut(page, form)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    const before = await valuesOf(form)
    await page.reload()
    await settled(page)
    // What is further down comes a moment later.
    const isThere = await expect
      .poll(() => valuesOf(form), { timeout: 10_000 })
      .toEqual(before)
      .then(
        () => true,
        () => false,
      )
    if (!isThere) found.push(`has ${JSON.stringify(await valuesOf(form))} for ${JSON.stringify(before)}`)
    wrong.push(...found.map((each) => `${path}: ${each}`))
    await page.evaluate(() => sessionStorage.clear())
  }
  expect(tried).toBeGreaterThan(15)
  expect(wrong).toEqual([])
})
