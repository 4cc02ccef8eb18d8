import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { lazily } from '../../../src/admin/startup/lazily'
import { json } from '../providers/fakeApi'
import { renderAdmin } from './renderAdmin'

describe('a part whose code was fetched ahead', () => {
  it('is drawn at once', async () => {
    const Part = lazily(async () => ({ default: () => <p>the part</p> }))
    await Part.preload()
    render(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
    )
    screen.getByText('the part')
  })

  it('stays as it was begun when its code comes ahead of the next one', async () => {
    let arrive = () => {}
    const code = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const Part = lazily(async () => {
      await code
      return { default: () => <input aria-label="typed" /> }
    })
    const page = () => (
      <Suspense fallback="waiting">
        <Part />
      </Suspense>
    )
    const { rerender } = render(page())
    screen.getByText('waiting')
    await act(async () => arrive())
    const typed = await screen.findByLabelText<HTMLInputElement>('typed')
    typed.value = 'kept'
    await Part.preload()
    rerender(page())
    expect(screen.getByLabelText<HTMLInputElement>('typed')).toBe(typed)
  })
})

/** A part whose code comes only while `network.isThere`. */
async function aPart() {
  const network = { isThere: false, asked: 0 }
  const Part = lazily(async (): Promise<{ default: ComponentType }> => {
    network.asked++
    if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>the part</p> }
  })
  const page = (
    <>
      <input aria-label="typed" defaultValue="kept" />
      <Suspense>
        <Part />
      </Suspense>
    </>
  )
  await renderAdmin({ answers: () => json(200, { data: [] }), routes: { '/': page }, at: '/' })
  return network
}
const kept = () => expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('kept')

describe('a part whose code cannot be fetched', () => {
  it('says so in its place, leaves the rest of the page alone, and comes when asked again', async () => {
    const network = await aPart()
    await screen.findByText(/Chưa tải được phần này/)
    kept()
    fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
    await waitFor(() => expect(network.asked).toBe(2))
    expect(screen.getByRole('alert')).toBeTruthy()
    network.isThere = true
    fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
    await screen.findByText('the part')
    expect(screen.queryByRole('alert')).toBeNull()
    kept()
  })

  it('comes by itself when the network is back', async () => {
    const network = await aPart()
    await screen.findByRole('alert')
    network.isThere = true
    fireEvent(window, new Event('online'))
    await screen.findByText('the part')
    kept()
  })
})
