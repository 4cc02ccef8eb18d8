import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aType } from '../../support/content'
import { heading, withAdmin } from '../harness'

const admin = withAdmin()

/** Elements that React has made, in the page or not. */
let made: Element[] = []
const titles = () => made.filter((element) => element.matches('[name=title]')).length
/** What waits for the browser to be idle. */
let idle: (() => void)[] = []

beforeEach(() => {
  made = []
  idle = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    made.push(element)
    return element
  })
})
afterEach(() => vi.restoreAllMocks())

const rest = async () => {
  await waitFor(() => expect(idle).toHaveLength(1))
  for (const work of idle.splice(0)) work()
}

/** It renders in slices, between which other things go on. */
const end = async () => {
  for (let count = -1; count !== made.length; ) {
    count = made.length
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}

describe('a screen whose link a pointer rests on', () => {
  it('is rehearsed once when the browser is idle: nothing is shown, sent or kept, and it opens as ever', async () => {
    const as = admin.api().owner.token
    await aType(admin.api(), { title: 'Cẩm nang' })
    await aType(admin.api(), { title: 'Ghi chép' })
    const { wire } = await admin.open('/post-type/manager', { as })
    const { sent } = wire
    const link = await screen.findByRole('link', { name: 'Cẩm nang' })
    await userEvent.hover(link)
    await waitFor(() => expect(idle).toHaveLength(1))
    const [before, address] = [sent.length, location.href]
    expect(titles()).toBe(0)
    await rest()
    await waitFor(() => expect(titles()).toBeGreaterThan(0))
    await end()
    expect(document.querySelector('[name=title]')).toBeNull()
    expect([sent.length, location.href]).toEqual([before, address])

    const count = titles()
    await userEvent.hover(screen.getByRole('link', { name: 'Ghi chép' }))
    await end()
    expect({ idle: idle.length, titles: titles() }).toEqual({ idle: 0, titles: count })

    await userEvent.click(link)
    await heading('Cẩm nang')
    await waitFor(() => expect(document.querySelector('[name=title]')).toHaveProperty('value', 'Cẩm nang'))
  })

  it('is not rehearsed when it was opened before the browser was idle', async () => {
    const as = admin.api().owner.token
    await aType(admin.api(), { title: 'Mở ngay' })
    await admin.open('/post-type/manager', { as })
    const link = await screen.findByRole('link', { name: 'Mở ngay' })
    await userEvent.hover(link)
    await waitFor(() => expect(idle).toHaveLength(1))
    await userEvent.click(link)
    await waitFor(() => expect(document.querySelector('[name=title]')).toHaveProperty('value', 'Mở ngay'))
    await end()
    const count = titles()
    await rest()
    await end()
    expect(titles()).toBe(count)
  })
})
