import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { complaints } from './complaints'
import { computedStyle } from './computedStyle'
import { findLabelsFaster } from './labels'

// React takes down where each element is made, for messages that no test reads: a tenth of the time of all. It stops by
// itself after so many in a second.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => undefined, configurable: true },
)
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
afterAll(async () => {
  // Code that is still coming when a file ends would be missing for all files after it.
  await vi.dynamicImportSettled()
  if (typeof document === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  for (const name of ['lang', 'dir', 'data-theme']) document.documentElement.removeAttribute(name)
})
