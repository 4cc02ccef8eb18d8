import type { Locator, Page } from '@playwright/test'
import type { Api } from './support/api'
import { everyScreen, isOfNew, styleScreens } from './support/screens'
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
  text: string
  /** Whether a text typed there looks for a value, and is none by itself. */
  isSearch: boolean
  /** Whether it could keep what is typed to itself until it is left. */
  mayKeep: boolean
}

async function fieldsOf(form: Locator): Promise<Field[]> {
  const fields = await form.locator(typed).evaluateAll((all) =>
    all.map((each) => {
      const labels =
        each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement ? each.labels : null
      // Fields may come and go before it: their number would soon be another one's.
      const mark = each.getAttribute('data-marked') ?? crypto.randomUUID()
      each.setAttribute('data-marked', mark)
      return {
        mark,
        // A trial belongs to no record.
        isMeant: each.checkVisibility({ visibilityProperty: true }) && !each.closest('[data-trial]'),
        isSearch: each.matches('[role=combobox], [data-entry]'),
        mayKeep: each.matches('[role=combobox], [placeholder*="/"], [data-column] *, [contenteditable]'),
        text: 'value' in each ? String(each.value) : (each.textContent ?? ''),
        name:
          each.getAttribute('aria-label') ??
          labels?.[0]?.textContent ??
          document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent ??
          each.id,
      }
    }),
  )
  return fields.flatMap(({ mark, isMeant, ...field }) =>
    isMeant ? [{ input: form.locator(`[data-marked="${mark}"]`), ...field }] : [],
  )
}

const textIn = (input: Locator) =>
  input.evaluate((each) => ('value' in each ? String(each.value) : (each.textContent ?? '')))

const valuesOf = async (form: Locator) => (await fieldsOf(form)).map(({ text }) => text).filter(Boolean)

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

interface Trial {
  /** Names of fields that other forms have had, of which only the first of this one is tried again. */
  known: Set<string>
  /** Saves by its key after each field that could keep to itself what was typed. */
  isSaved?: boolean
}

/**
 * Types into the fields of a form: with the first key it is unsaved. Of a record, its key saves from within the field,
 * or the text stays and what is wrong is said.
 * @returns what is wrong
 */
async function tryOut(page: Page, form: Locator, { known, isSaved = false }: Trial): Promise<string[]> {
  const wrong: string[] = []
  const state = stateOf(form)
  const isUnsaved = async () => (await state.textContent())?.includes(words.not_saved) === true
  if (await isUnsaved()) wrong.push('is unsaved when it opens')
  await addLines(page, form)
  let isFirst = true
  // Until a round finds nothing new: parts further down come later, others by what is typed.
  for (let before = -1; before < known.size; ) {
    before = known.size
    for (const field of await fieldsOf(form)) {
      const { input, name, isSearch } = field
      if (!(await input.isVisible())) continue
      if (!isFirst && known.has(name)) continue
      isFirst = false
      known.add(name)
      if (isSearch && !isSaved) continue
      await type(input)
      const told = () =>
        isSaved
          ? expect(state).not.toContainText(words.all_saved, { timeout: 3_000 })
          : expect(state).toContainText(words.not_saved, { timeout: 3_000 })
      if (!isSearch && !(await comes(told))) wrong.push(`“${name}” leaves the form saved`)
      if (isSaved && field.mayKeep)
        wrong.push(...(await trySave(page, form, field)).map((each) => `“${name}” ${each}`))
    }
  }
  return wrong
}

/** Saves a form by its key from within a field in which something has been typed. */
async function trySave(page: Page, form: Locator, { input, isSearch }: Field): Promise<string[]> {
  const text = await textIn(input)
  await page.keyboard.press('ControlOrMeta+s')
  await quiet(page)
  // Also as a chip; a day as it is written.
  const isThere = async () => {
    const now = await textIn(input)
    return (isSearch ? now === text : now !== '') || (await form.textContent())?.includes(text)
  }
  if ((await stateOf(form).textContent())?.includes(words.all_saved))
    return isSearch && !(await isThere()) ? [`loses “${text}”`] : []
  const isTold = (await page.locator('[aria-invalid=true], main .Mui-error').count()) > 0
  const found = [
    ...(isTold ? [] : ['is neither saved nor refused']),
    ...((await isThere()) ? [] : [`is refused and loses “${text}”`]),
  ]
  if (isSearch) {
    await input.fill('')
    await page.keyboard.press('Escape')
  }
  return found
}

const comes = (wait: () => Promise<void>) =>
  wait().then(
    () => true,
    () => false,
  )

/** Screens whose form has the same kinds of inputs as another one. */
const isAlike = (path: string) =>
  /(article|trademark)-group\/|data-group\/\d+\/(\d+|create)$|^\/(agencies|settings\/(redirect|script|company|copyright|email|social)|users\/(client|role)|warehouse\/(supplier|manager|change\/new\/(export|transfer)))\b/.test(
    path,
  )

/** Screens that may have a form of what is there: of one record, of settings and of oneself; lists have none. */
const isOfRecord = (path: string) =>
  !isOfNew(path) && /\/(\d+|edit)$|^\/(settings|profile|widgets)\b/.test(path)

async function formScreens(api: Api, which: (path: string) => boolean): Promise<string[]> {
  const all = [...(await everyScreen(api)), ...(await styleScreens(api))]
  return [...new Set(all)].filter((path) => which(path) && !isAlike(path))
}

test.describe.configure({ mode: 'parallel', timeout: 900_000 })
// Accounts are among the records that are changed here, and others sign in with them.
test.use({ business: 'every input' })

test('what is typed in a new form is in it with the first key, and is there after a reload', async ({
  page,
  api,
  faults,
}) => {
  faults.allowStatus(403, 404, 409, 422)
  page.on('dialog', (dialog) => void dialog.accept())
  const paths = await formScreens(api, isOfNew)
  const wrong: string[] = []
  const known = new Set<string>()
  let tried = 0
  for (const path of paths) {
    await page.goto(path)
    await settled(page)
    const form = formsOf(page).first()
    if (!(await form.isVisible())) continue
    tried++
    const found = await tryOut(page, form, { known })
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    const before = await valuesOf(form)
    await page.reload()
    await settled(page)
    // What is further down comes a moment later.
    const isThere = await comes(() => expect.poll(() => valuesOf(form), { timeout: 10_000 }).toEqual(before))
    if (!isThere) found.push(`has ${JSON.stringify(await valuesOf(form))} for ${JSON.stringify(before)}`)
    wrong.push(...found.map((each) => `${path}: ${each}`))
    await page.evaluate(() => sessionStorage.clear())
  }
  expect(tried).toBeGreaterThan(10)
  expect(wrong).toEqual([])
})

test('what is typed in the form of a record is in it with the first key, and its key saves it or says what is wrong', async ({
  page,
  api,
  faults,
}) => {
  faults.allowStatus(403, 404, 409, 422)
  page.on('dialog', (dialog) => void dialog.accept())
  const wrong: string[] = []
  const known = new Set<string>()
  let tried = 0
  for (const path of await formScreens(api, isOfRecord)) {
    await page.goto(path)
    await settled(page)
    const form = formsOf(page).first()
    if (!(await form.isVisible())) continue
    tried++
    wrong.push(...(await tryOut(page, form, { known, isSaved: true })).map((each) => `${path}: ${each}`))
    await page.evaluate(() => sessionStorage.clear())
  }
  expect(tried).toBeGreaterThan(10)
  expect(wrong).toEqual([])
})
