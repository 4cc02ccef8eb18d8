import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, expect } from 'vitest'
import { complaints } from './complaints'
import { computedStyle } from './computedStyle'
import { findLabelsFaster } from './labels'

// A busy machine may take long; what never appears still fails.
configure({ asyncUtilTimeout: 10_000 })
// Some files run without a document.
if (computedStyle) {
  findLabelsFaster()
  // A form has hundreds of style rules, and jsdom goes through all of them for every computed style.
  window.getComputedStyle = (element) => (element as HTMLElement).style
}
afterEach(cleanup)
// A test that provokes a complaint on purpose listens to the console itself.
afterEach(() => expect(complaints.splice(0), 'what React and MUI complain of').toEqual([]))
// A worker runs several files in one browser: each leaves it as it was found.
afterAll(() => {
  if (typeof document === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  for (const name of ['lang', 'dir', 'data-theme']) document.documentElement.removeAttribute(name)
})
