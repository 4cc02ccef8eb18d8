import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { withAdmin, written } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token

let serial = 0
const list = '/settings/redirect'
async function aForm() {
  const body = { source: `/cu-${++serial}`, destination: '/dich' }
  const { id } = (await admin.api().call('POST', '/redirects', { as: owner(), body })).body.data
  const at = `${list}/${id}`
  const opened = await admin.open(at, { as: owner() })
  const source = await screen.findByRole('textbox', { name: 'Địa chỉ cũ' })
  return { ...opened, source, at }
}
const write = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const leave = async () => {
  await user.click(screen.getByRole('link', { name: 'Quay lại' }))
  return within(await screen.findByRole('dialog', { name: 'Rời trang khi chưa lưu?' }))
}
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))

describe('leaving with changes', () => {
  it('offers to discard, to stay and to save, which stands out; saves and leaves', async () => {
    const { source, wire, place } = await aForm()
    write(source, '/ten-moi')
    const question = await leave()
    const looks = question
      .getAllByRole('button')
      .map(({ textContent, className }) => [
        textContent,
        /Mui?Button-(text|outlined|contained)\b/.exec(className)?.[1],
      ])
    expect(looks).toEqual([
      ['Bỏ thay đổi', 'text'],
      ['Ở lại', 'outlined'],
      ['Lưu và rời', 'contained'],
    ])
    await user.click(question.getByRole('button', { name: 'Lưu và rời' }))
    await waitFor(() => expect(place()).toBe(list))
    expect(written(wire)).toEqual([{ source: '/ten-moi' }])
    await screen.findByText('/ten-moi')
    expect(drafts()).toEqual([])
  })

  it('stays with the errors when it cannot be saved; discards, and the draft with it', async () => {
    const { source, wire, place, at } = await aForm()
    write(source, '')
    const question = await leave()
    await user.click(question.getByRole('button', { name: 'Lưu và rời' }))
    await waitFor(() => expect(document.activeElement).toBe(source))
    expect(source.getAttribute('aria-invalid')).toBe('true')
    write(source, '/khong-co-mang')
    wire.answer = (method) => (method === 'PATCH' ? new Response(null, { status: 503 }) : undefined)
    await user.click((await leave()).getByRole('button', { name: 'Lưu và rời' }))
    await screen.findByText('Chưa lưu được chuyển hướng. Vui lòng thử lại sau.')
    expect(place()).toBe(at)
    expect(source).toHaveProperty('value', '/khong-co-mang')
    await waitFor(() => expect(drafts()).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const before = written(wire).length
    await user.click((await leave()).getByRole('button', { name: 'Bỏ thay đổi' }))
    await waitFor(() => expect(place()).toBe(list))
    expect(written(wire)).toHaveLength(before)
    expect(drafts()).toEqual([])
  })
})

describe('a draft', () => {
  it('ends when it is saved: the next new one begins empty; is none once all of it was taken out again, and outlives a colleague who adds to the same list meanwhile', async () => {
    const path = `${list}/create`
    const { router, client } = await admin.open(path, { as: owner() })
    const field = (name: string) => screen.findByRole('textbox', { name })
    write(await field('Địa chỉ cũ'), '/tra-sen')
    write(await field('Địa chỉ mới'), '/tra')
    // Back at once, before the new record has been drawn.
    const unsubscribe = router.subscribe(({ location }) => {
      if (location.pathname === path) return
      unsubscribe()
      void router.navigate(path)
    })
    fireEvent.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText('Đã thêm chuyển hướng.')
    await waitFor(() => expect(router.state.historyAction).toBe('PUSH'))
    expect(drafts()).toEqual([])
    await waitFor(async () => expect(await field('Địa chỉ cũ')).toHaveProperty('value', ''))
    expect(screen.queryByText(/^Đã khôi phục/)).toBeNull()

    const source = await field('Địa chỉ cũ')
    write(source, '/tra')
    await waitFor(() => expect(drafts()).toHaveLength(1))
    write(source, '')
    await waitFor(() => expect(drafts()).toEqual([]))
    write(source, '/dang-go')
    const body = { source: '/cua-dong-nghiep', destination: '/dich' }
    await admin.api().call('POST', '/redirects', { as: owner(), body })
    await client.invalidateQueries({ queryKey: ['redirects'] })
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(source).toHaveProperty('value', '/dang-go')
  })
})
