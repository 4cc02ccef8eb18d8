import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { heading, withAdmin } from './harness'

const admin = withAdmin()
const owner = () => admin.api().owner.token

describe('what has no words of its own', () => {
  it('is named all the same: columns of handles and buttons', async () => {
    await admin.api().call('POST', '/languages', { as: owner(), body: { key: 'vi' } })
    await admin.open('/languages/manager', { as: owner() })
    await heading('Ngôn ngữ')
    await waitFor(() => expect(document.querySelector('tbody tr:not([aria-hidden])')).toBeTruthy())
    const unnamed = [...document.querySelectorAll('th')].filter(
      (cell) => !cell.textContent && !cell.querySelector('[aria-label]'),
    )
    expect(unnamed).toEqual([])
  })

  it('a person without a picture is the first letter of the given name, in the bar as in lists', async () => {
    await admin.open('/users/list', { as: owner() })
    await waitFor(() => expect(document.querySelector('tbody [data-round]')).toBeTruthy())
    const inList = document.querySelector('tbody [data-round]')
    const inBar = document.querySelector('header [data-round]')
    expect(inBar?.className).toBe(inList?.className)
    expect(inBar?.textContent).toMatch(/^\p{Lu}$/u)
  })
})
