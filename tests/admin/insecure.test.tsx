import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createUploads } from '../../src/admin/components/media/upload/uploads'
import { copyText } from '../../src/admin/components/viewport/copyText'
import { codeOf, sourceFiles } from '../unit/source'

/** Removes what browsers disable on pages over plain http. */
beforeEach(() => {
  const { getRandomValues } = crypto
  vi.stubGlobal('isSecureContext', false)
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  for (const name of ['clipboard', 'locks', 'serviceWorker', 'storage'])
    Object.defineProperty(navigator, name, { value: undefined, configurable: true })
})
afterEach(() => vi.unstubAllGlobals())

it('a file is uploaded', async () => {
  const { add, items } = createUploads()
  const keys: (string | undefined)[] = []
  add([new File(['x'], 'anh.png', { type: 'image/png' })], {
    send: async (_file, { key }) => {
      keys.push(key)
      throw new TypeError('no network')
    },
  })
  await waitFor(() => expect(items()[0]?.status).toBe('failed'))
  expect(keys).toEqual([expect.stringMatching(/^upload-[0-9a-f]{32}$/)])
})

it('a text is copied, and the keyboard stays on the button', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  const copied: string[] = []
  document.execCommand = (command) => {
    const { activeElement } = document
    if (command === 'copy' && activeElement instanceof HTMLTextAreaElement) copied.push(activeElement.value)
    return true
  }
  expect(await copyText('mat-khau-vua-dat')).toBe(true)
  expect(copied).toEqual(['mat-khau-vua-dat'])
  expect(document.activeElement).toBe(button)
  document.execCommand = () => false
  expect(await copyText('mat-khau-vua-dat')).toBe(false)
  button.remove()
})

it('nothing in the back office asks for what is missing there without a way round', () => {
  const missing = /crypto\.(randomUUID|subtle)|navigator\.(clipboard|locks|serviceWorker|storage)\b(?!\?)/
  const askers = sourceFiles('src/admin').filter((file) => missing.test(codeOf(file)))
  // Both have a fallback: one copies the selection, the other works without a lock.
  expect(askers.map(({ path }) => path).sort()).toEqual([
    'src/admin/components/viewport/copyText.ts',
    'src/admin/providers/http/refresh.ts',
  ])
})
