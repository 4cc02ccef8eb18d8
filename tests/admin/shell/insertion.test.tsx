import createCache from '@emotion/cache'
import { render } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { patient, useInsertionEffectAlwaysWithSyncFallback } from '../../../src/admin/theme/insertion'

const cache = patient(createCache({ key: 'tested' }))
const rules = () =>
  new Set([...document.querySelectorAll('style[data-emotion=tested]')].map(({ textContent }) => textContent))
    .size

function Styled({ name }: { name: string }) {
  useInsertionEffectAlwaysWithSyncFallback(() => cache.sheet.insert(`.${name}{color:red}`))
  return null
}

afterEach(() => cache.sheet.flush())

/** How many rules are in the page after each of two components has rendered, and after their commit. */
function drawTwo(): number[] {
  const seen: number[] = []
  const Look = () => {
    seen.push(rules())
    return null
  }
  render(
    <>
      <Styled name="one" />
      <Look />
      <Styled name="two" />
      <Look />
    </>,
  )
  return [...seen, rules()]
}

it('the styles of the first screen come one by one, those of later ones with the commit', () => {
  expect(drawTwo()).toEqual([1, 2, 2])
  cache.sheet.flush()
  expect(drawTwo()).toEqual([0, 0, 2])
})

it('what was made for a rendering that was thrown away comes with the next commit', () => {
  const never = new Promise<never>(() => undefined)
  const Never = () => {
    throw never
  }
  const { rerender } = render(
    <Suspense fallback={null}>
      <Styled name="three" />
      <Never />
    </Suspense>,
  )
  rerender(<Styled name="four" />)
  expect(rules()).toBe(2)
})

it('a rule from elsewhere is put in at once', () => {
  cache.sheet.insert('.five{color:red}')
  expect(rules()).toBe(1)
})

it.each([
  '.six::-moz-focus-inner{border-style:none}',
  '.six:-ms-input-placeholder{opacity:1}',
  'label + .six::-moz-placeholder{opacity:1}',
])('a rule for browsers of long ago is not tried: %s', (rule) => {
  cache.sheet.insert(rule)
  expect(rules()).toBe(0)
})

it('one that also writes a value as they do is put in', () => {
  cache.sheet.insert('.seven{display:-ms-flexbox;display:flex}')
  expect(rules()).toBe(1)
})
