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

it('the styles of a screen come into the page with its commit, not one by one while it renders', () => {
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
  expect({ seen, after: rules() }).toEqual({ seen: [0, 0], after: 2 })
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
