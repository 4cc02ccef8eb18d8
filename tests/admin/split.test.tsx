import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { withAdmin } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token
const open = (path: string) => admin.open(path, { as: owner() })
const call = (method: string, path: string, body?: object) =>
  admin.api().call(method, path, { as: owner(), body })

const long = `${'Hạt được phơi trên giàn cao. '.repeat(90)}Đảo tay.`
let filtered = ''

beforeAll(async () => {
  const { id } = await aType(admin.api(), { features: ['images', 'content'] })
  for (const title of ['Bài một', 'Bài hai', 'Bài ba']) {
    const { body } = await call('POST', '/posts', aPost(id, { title }))
    await call('PATCH', `/posts/${body.data.id}`, { description: `Về ${title}` })
  }
  filtered = `/history?filter=${encodeURIComponent('{"entity":"posts","action":"update"}')}`
})

const wide = () => window.matchMedia
let usual: typeof window.matchMedia | undefined
/** From here on the window is as wide as a tablet. */
const narrow = () => {
  usual = wide()
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: /min-width:\s*(768|1024)px/.test(query),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}
afterEach(() => {
  if (usual) window.matchMedia = usual
  usual = undefined
})

const link = (name: string) => screen.findByText(name, { selector: 'a.row-link' })
const pane = (name: string) => screen.findByRole('region', { name })
const rows = () => document.querySelectorAll('tbody tr').length

describe('a list with the record beside it', () => {
  it('opens a row in the address, marks it, keeps the list where it is; goes on with j and k, asks for the next one ahead; Back returns to the list at once, and Escape closes it', async () => {
    const { place, router, wire } = await open(filtered)
    await user.click(await link('Bài ba'))
    await pane('Bài ba')
    const events = () => wire.sent.filter(({ path }) => path.includes('event=')).length
    await waitFor(() => expect(events()).toBe(2))
    await user.keyboard('j')
    await pane('Bài hai')
    await user.keyboard('j')
    const last = await pane('Bài một')
    await within(last).findByText('Về Bài một')
    // There is no further one; the button says so and keeps the focus.
    expect(screen.getByRole('button', { name: 'Mục sau' }).getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('k')
    await pane('Bài hai')
    await router.navigate(-1)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Bài hai' })).toBeNull())
    expect(decodeURIComponent(place())).not.toContain('open=')

    await user.click(await link('Bài hai'))
    const opened = await pane('Bài hai')
    await within(opened).findByText('Về Bài hai')
    expect(place()).toMatch(/[?&]open=\d+$/)
    expect(rows()).toBe(3)
    expect((await link('Bài hai')).getAttribute('aria-current')).toBe('true')
    expect(document.activeElement?.textContent).toBe('Bài hai')
    expect(within(opened).getByText('2/3')).toBeTruthy()
    await user.keyboard('j')
    await pane('Bài một')
    // Closed, the focus is on the row of what was open last.
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Bài một' })).toBeNull())
    expect(document.activeElement?.textContent).toBe('Bài một')
    expect(decodeURIComponent(place())).not.toContain('open=')
  })

  it('is opened by its address, also for a record that is on none of the shown pages, and says that a record is gone', async () => {
    const { body } = await call('GET', '/history?entity=posts&action=update&limit=100')
    const { id } = body.data.find(({ title }: { title: string }) => title === 'Bài một')
    const { router } = await open(`/history?filter=${encodeURIComponent('{"entity":"types"}')}&open=${id}`)
    const opened = await pane('Bài một')
    await within(opened).findByText('Về Bài một')
    await router.navigate('/history?open=999999')
    await within(await pane('Mục đang mở')).findByText('Mục này không còn.')
  })

  it('says that a record could not be loaded, and tries again', async () => {
    const { wire } = await open(filtered)
    await link('Bài hai')
    wire.answer = (_, path) => (path.includes('event=') ? new Response('{}', { status: 500 }) : undefined)
    await user.click(await link('Bài hai'))
    const opened = await pane('Bài hai')
    await within(opened).findByText(/^Chưa tải được dữ liệu/)
    wire.answer = undefined
    await user.click(within(opened).getByRole('button', { name: 'Thử lại' }))
    await waitFor(() => expect(within(opened).queryByText(/^Chưa tải được dữ liệu/)).toBeNull())
    expect(within(opened).getByText('Về Bài hai')).toBeTruthy()
  })
})

describe('where there is no room beside the list', () => {
  it('the record stands in its place, with a way back', async () => {
    narrow()
    await open(filtered)
    await user.click(await link('Bài hai'))
    const opened = await pane('Bài hai')
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    await user.click(within(opened).getByRole('button', { name: 'Về danh sách' }))
    await screen.findByRole('table')
    expect(document.activeElement?.textContent).toBe('Bài hai')
  })
})

describe('an entry of the history', () => {
  it('shows the long texts that the list leaves out', async () => {
    const { body } = await call('GET', '/posts?limit=1')
    const [{ id }] = body.data
    await call('PATCH', `/posts/${id}`, {
      content: [{ title: 'Phơi', image: '', content: `<p>${long}</p>` }],
    })
    await open(filtered)
    const [first] = await screen.findAllByRole('link', { name: 'Bài ba' })
    if (first) await user.click(first)
    await waitFor(async () => expect((await pane('Bài ba')).textContent).toContain('phơi trên giàn cao'))
  })
})
