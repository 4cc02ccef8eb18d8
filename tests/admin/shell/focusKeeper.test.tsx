import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CONTENT_ID } from '../../../src/admin/layout/SkipLink'
import { useFocusKeeper } from '../../../src/admin/layout/useFocusKeeper'

function Page() {
  useFocusKeeper()
  return (
    <main id={CONTENT_ID}>
      <h1>Trang</h1>
      <input aria-label="Danh mục" />
      <input aria-label="Thương hiệu" />
      <ul data-testid="options" />
    </main>
  )
}

afterEach(cleanup)

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
/** Observers of the page are told once the script has ended. */
const told = () => act(async () => undefined)

/**
 * Tab, as a browser does it: the field loses the focus, all that follows from that happens with nothing focused, and only
 * then the next field has it.
 */
async function tab(from: HTMLElement, to: HTMLElement | null, meanwhile: () => void) {
  act(() => {
    from.blur()
    // By itself jsdom does not say where the focus goes.
    from.dispatchEvent(new FocusEvent('blur', { relatedTarget: to }))
    meanwhile()
  })
  await told()
  const between = document.activeElement
  act(() => to?.focus())
  await told()
  return between
}

describe('the keeper of the focus', () => {
  it('lets Tab leave a field whose leaving changes the page', async () => {
    render(<Page />)
    const [from, to] = [field('Danh mục'), field('Thương hiệu')]
    act(() => from.focus())
    // As an autocomplete closes its list.
    const between = await tab(from, to, () => screen.getByTestId('options').append('đóng lại'))
    expect(between).toBe(document.body)
    expect(document.activeElement).toBe(to)
  })

  it('brings it back where it goes to nothing, or to what is gone', async () => {
    render(<Page />)
    const [from, to] = [field('Danh mục'), field('Thương hiệu')]
    act(() => from.focus())
    expect(await tab(from, null, () => screen.getByTestId('options').append('x'))).toBe(from)
    const between = await tab(from, to, () => to.remove())
    expect(between).toBe(from)
  })
})
