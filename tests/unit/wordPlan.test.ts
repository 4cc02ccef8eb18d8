import first from 'messages:vi'
import later from 'messages:vi/all'
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import vi from '../../i18n/vi'
import { screens } from '../../src/admin/screens'
import { planWords, subjectOf } from '../../src/build/wordPlan'
import { inboxKinds } from '../../src/domain/inbox'
import { reportNames } from '../../src/domain/reports'
import { sheets } from '../../src/domain/sheets'
import { importRules } from '../../src/domain/sheets/schemas'

const keys = Object.keys(later)
const plan = planWords(process.cwd(), keys)
const needs = (file: string, load: string) => plan.needsOf(`src/admin/${file}`).get(load)
const entities = readdirSync('src/admin/resources').filter((name) =>
  keys.some((key) => subjectOf(key) === `resources.${name}`),
)

describe('the words', () => {
  it('are each in one part', () => {
    expect(keys.filter((key) => key in first)).toEqual([])
    const count = (tree: unknown): number =>
      typeof tree === 'string' ? 1 : Object.values(tree as object).reduce((sum, each) => sum + count(each), 0)
    expect(keys.length + Object.keys(first).length).toBe(count(vi))
  })

  it('of the titles of all screens are there at first: the menu and the palette name them', () => {
    expect(screens.map(({ title }) => title).filter((title) => !(title in first))).toEqual([])
  })

  it('that the shell names are there at first', () => {
    expect(keys.filter(plan.isAlways)).toEqual([])
    expect(first).toHaveProperty(['resources.media.input.broken'])
  })
})

describe('a screen waits', () => {
  it.each(entities)('for the words of %s', (name) => {
    const loads = [...plan.needsOf(`src/admin/resources/${name}/screens.ts`)]
    expect(loads.length).toBeGreaterThan(0)
    // The history speaks of every entity: it waits for all words.
    for (const [load, parts] of loads)
      if (!parts.includes('all'))
        expect([load, parts]).toEqual([load, expect.arrayContaining([`resources.${name}`])])
  })

  it('for no others, where its code names none', () => {
    expect(needs('resources/posts/screens.ts', './PostList')).toEqual([])
    expect(needs('resources/discounts/screens.ts', './DiscountList')).toEqual(['resources.discounts'])
    expect(needs('resources/seos/screens.ts', './SeoForm')).not.toContain('resources.redirects')
  })

  it('for those of what stands in the inbox', () => {
    const kinds = inboxKinds.map((kind) => `resources.${kind}`)
    expect(needs('pages/inbox/screens.ts', './Inbox')).toEqual(expect.arrayContaining(kinds))
  })

  it('for those of a list of something else inside it', () => {
    expect(needs('resources/agencies/screens.ts', './AgencyEdit')).toContain('resources.users')
  })

  it('for those that are named inside another text', () => {
    expect(needs('resources/posts/screens.ts', './calendar/PostCalendar')).toContain('parts')
  })

  it('for those of all reports, which its tabs name', () => {
    const parts = reportNames.map((name) => `resources.report_${name}`)
    expect(needs('resources/reports/screens.ts', './ReportPage')).toEqual(expect.arrayContaining(parts))
  })

  it('for those of all that can be imported, and no others', () => {
    const known = needs('components/crud/crudScreens.ts', '../sheets/page/ImportPage') ?? []
    // Those of posts are loaded at first.
    const later = Object.keys(sheets).filter((name) => importRules(name) && name !== 'posts')
    expect(known).toEqual(expect.arrayContaining(later.map((name) => `resources.${name}`)))
    expect(known).toContain('sheets')
    expect(known).not.toContain('resources.settings')
  })

  it('for all, where rows are about anything', () => {
    expect(needs('resources/history/screens.ts', './HistoryList')).toEqual(['all'])
  })

  it('for those of its dialogs only when they open', () => {
    expect(needs('components/tree/Tree.tsx', './MoveDialog')).toEqual(['tree'])
    expect(needs('resources/redirects/TesterButton.tsx', './Tester')).toContain('resources.redirects')
    expect(needs('resources/discounts/screens.ts', './DiscountList')).not.toContain('sheets')
  })
})
