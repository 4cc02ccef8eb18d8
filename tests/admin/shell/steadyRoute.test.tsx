import { fireEvent, render, screen } from '@testing-library/react'
import { memo, useState } from 'react'
import { Link, MemoryRouter, Route, Routes, useParams } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { SteadyRoute } from '../../../src/admin/layout/SteadyRoute'

it('what stands above a page is drawn anew without it; a new address reaches it', () => {
  const drawn = vi.fn()
  const Page = memo(function Page() {
    const { id } = useParams()
    drawn(id)
    return <Link to="/second">on</Link>
  })
  function Above() {
    const [count, setCount] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          again
        </button>
        <Routes>
          <Route
            path="/:id"
            element={
              <SteadyRoute>
                <Page />
              </SteadyRoute>
            }
          />
        </Routes>
      </>
    )
  }
  render(
    <MemoryRouter initialEntries={['/first']}>
      <Above />
    </MemoryRouter>,
  )
  expect(drawn.mock.calls).toEqual([['first']])
  fireEvent.click(screen.getByRole('button', { name: 'again' }))
  fireEvent.click(screen.getByRole('button', { name: 'again' }))
  expect(drawn).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('link', { name: 'on' }))
  expect(drawn.mock.lastCall).toEqual(['second'])
})
