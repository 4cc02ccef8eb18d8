import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { withAdmin } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token
const call = (method: string, path: string, body?: object) =>
  admin.api().call(method, path, { as: owner(), body })

let ids: Record<string, number> = {}
const stored = async (source: string) =>
  (await call('GET', `/redirects?search=id:${ids[source]}`)).body.data[0]

beforeEach(async () => {
  for (const id of Object.values(ids)) await call('DELETE', `/redirects/${id}`)
  ids = {}
  // The newest stands first.
  for (const source of ['/ba', '/hai', '/mot']) {
    const { body } = await call('POST', '/redirects', { source, destination: `/dich${source}`, code: 301 })
    ids[source] = body.data.id
  }
})

const list = (as = owner()) => admin.open('/settings/redirect', { as })
const cell = (value: string) => screen.findByRole('button', { name: `${value} Sửa: Địa chỉ mới` })
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Địa chỉ mới' })
/** A page that has only just come may take the focus from what is clicked at that moment. */
const edit = async (value: string) => {
  await user.click(await cell(value))
  await waitFor(() => {
    input().focus()
    expect(document.activeElement).toBe(input())
  })
}
const patches = (wire: { sent: { method: string; path: string; body: unknown }[] }) =>
  wire.sent.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path.split('?')[0], body])

describe('a value edited in its cell', () => {
  it('opens by F2, is saved by leaving it with Tab, and Undo takes it back; is saved by Enter as one change, and the next row is open; Escape leaves that as it was, with the focus on it', async () => {
    const { wire } = await list()
    ;(await cell('/dich/hai')).focus()
    await user.keyboard('{F2}')
    await user.keyboard('/moi/hai')
    await user.tab()
    await cell('/moi/hai')
    await waitFor(async () => expect((await stored('/hai')).destination).toBe('/moi/hai'))
    await user.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
    await cell('/dich/hai')
    expect((await stored('/hai')).destination).toBe('/dich/hai')

    await edit('/dich/mot')
    expect(input().value).toBe('/dich/mot')
    await user.keyboard('/moi/mot{Enter}')
    await waitFor(() => expect(input().value).toBe('/dich/hai'))
    expect(document.activeElement).toBe(input())
    await cell('/moi/mot')
    await user.keyboard('/sai{Escape}')
    expect(document.activeElement).toBe(await cell('/dich/hai'))
    expect(patches(wire)).toEqual([
      [`/redirects/${ids['/hai']}`, { destination: '/moi/hai' }],
      [`/redirects/${ids['/mot']}`, { destination: '/moi/mot' }],
    ])
    expect((await stored('/mot')).destination).toBe('/moi/mot')
  })

  it('is held to the rule of the form before anything is sent, and stays as typed, with the reason, when it could not be saved; a choice is chosen by keys; two changes of one row follow each other', async () => {
    const { wire } = await list()
    await edit('/dich/mot')
    await user.keyboard('/mot{Enter}')
    const note = await screen.findByRole('alert')
    expect(note.textContent).toBe('Địa chỉ mới phải khác địa chỉ cũ')
    expect(input().value).toBe('/mot')
    expect(input().getAttribute('aria-describedby')).toBe(note.id)
    await user.clear(input())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Hãy nhập địa chỉ mới'))
    expect(patches(wire)).toEqual([])
    wire.answer = (method) => (method === 'PATCH' ? new Response('{}', { status: 503 }) : undefined)
    await user.keyboard('/moi/mot')
    await user.tab()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Chưa lưu được/))
    expect(input().value).toBe('/moi/mot')
    expect(document.activeElement).not.toBe(input())
    wire.answer = undefined
    await user.click(input())
    await user.keyboard('{Enter}')
    await cell('/moi/mot')
    expect((await stored('/mot')).destination).toBe('/moi/mot')

    // The next row is open.
    await waitFor(() => expect(input().value).toBe('/dich/hai'))
    await user.keyboard('/moi/hai')
    expect(input().value).toBe('/moi/hai')
    const row = input().closest('tr')
    if (!row) throw new Error('the cell stands in a row')
    const code = within(row).getByRole('button', { name: /Sửa: Loại$/ })
    await user.click(code)
    await screen.findByRole('listbox')
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(async () =>
      expect(await stored('/hai')).toMatchObject({ destination: '/moi/hai', code: 302 }),
    )
    const path = `/redirects/${ids['/hai']}`
    expect(patches(wire).slice(-2)).toEqual([
      [path, { destination: '/moi/hai' }],
      [path, { code: 302 }],
    ])
    expect(screen.queryByText('Vừa có người đổi thành')).toBeNull()
  })
})

describe('a cell that somebody else has changed', () => {
  it('keeps mine, or takes theirs; there is no question when they changed another field', async () => {
    await list()
    const both = async (row: string) => {
      await edit(`/dich${row}`)
      await call('PATCH', `/redirects/${ids[row]}`, { destination: `/cua-ho${row}` })
      await user.keyboard(`/cua-toi${row}`)
      await user.tab()
      const told = `Vừa có người đổi thành /cua-ho${row}`
      await waitFor(() =>
        expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(told),
      )
      expect(input().value).toBe(`/cua-toi${row}`)
    }
    await both('/mot')
    await user.click(screen.getByRole('button', { name: 'Giữ của tôi' }))
    await cell('/cua-toi/mot')
    await waitFor(async () => expect((await stored('/mot')).destination).toBe('/cua-toi/mot'))
    await both('/hai')
    await user.click(screen.getByRole('button', { name: 'Lấy của họ' }))
    await cell('/cua-ho/hai')
    expect((await stored('/hai')).destination).toBe('/cua-ho/hai')

    await edit('/dich/ba')
    await call('PATCH', `/redirects/${ids['/ba']}`, { code: 302 })
    await user.keyboard('/moi/ba{Enter}')
    await waitFor(async () =>
      expect(await stored('/ba')).toMatchObject({ destination: '/moi/ba', code: 302 }),
    )
    expect(screen.queryByText(/^Vừa có người/)).toBeNull()
  })
})

it('on a phone a value is edited in the card', async () => {
  const usual = window.matchMedia
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: /max-width/.test(query),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  try {
    await list()
    const value = await cell('/dich/mot')
    expect(value.closest('li')).toBeTruthy()
    await user.click(value)
    await user.keyboard('/moi/mot{Enter}')
    await waitFor(() => expect(input().value).toBe('/dich/hai'))
    await waitFor(async () => expect((await stored('/mot')).destination).toBe('/moi/mot'))
  } finally {
    window.matchMedia = usual
  }
})
