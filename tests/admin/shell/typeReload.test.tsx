import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useTypeReload } from '../../../src/admin/layout/useTypeReload'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const at = (path: string) => {
  const client = new QueryClient()
  const reload = vi.spyOn(client, 'invalidateQueries')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </QueryClientProvider>
  )
  const hook = renderHook(({ clicks }) => useTypeReload(clicks), { wrapper, initialProps: { clicks: 3 } })
  return { reload, click: (clicks: number) => hook.rerender({ clicks }) }
}

describe('the post-type page', () => {
  it('reads again 2 seconds after an action in the sidebar, once for a quick series', () => {
    const { reload, click } = at('/post-type/manager')
    vi.advanceTimersByTime(5_000)
    expect(reload).not.toHaveBeenCalled()
    click(4)
    vi.advanceTimersByTime(1_000)
    click(5)
    vi.advanceTimersByTime(1_999)
    expect(reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is the only one that does', () => {
    const { reload, click } = at('/posts/all-posts/1')
    click(4)
    vi.advanceTimersByTime(5_000)
    expect(reload).not.toHaveBeenCalled()
  })
})
