import { afterEach, expect, it } from 'vitest'
import { createStyleCache } from '../../../src/admin/startup/styleCache'

const cache = createStyleCache({ key: 'tested' })
const rules = () =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion=tested]')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .map(({ cssText }) => cssText.replaceAll(/\s/g, ''))

afterEach(() => cache.sheet.flush())

it('rules for selectors of other browsers are left out, those for properties of theirs are not', () => {
  for (const rule of [
    '.a:-moz-placeholder{color:red}',
    '.a:-ms-input-placeholder{color:red}',
    '.a::placeholder{color:red}',
    '.a{-moz-user-select:none}',
  ])
    cache.sheet.insert(rule)
  expect(rules()).toEqual(['.a::placeholder{color:red;}', '.a{-moz-user-select:none;}'])
})
