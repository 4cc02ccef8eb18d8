import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withAdmin } from './harness'

const admin = withAdmin()
const owner = () => admin.api().owner.token
const call = async (method: string, path: string, body?: object) => {
  const answer = await admin.api().call(method, path, { as: owner(), body })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body?.data
}
let serial = 0
const slide = (title: string) => ({ image: `/files/${title}.webp`, title, alt: `Ảnh ${title}` })
const open = async (...titles: string[]) => {
  const body = { key: `slider-${++serial}`, title: 'Trang chủ', items: titles.map(slide) }
  const slider = await call('POST', '/sliders', body)
  const opened = await admin.open(`/appearance/slider/${slider.id}`, { as: owner() })
  await screen.findByRole('button', { name: 'Chọn ảnh từ thư viện' })
  return { slider, ...opened }
}
const cards = () =>
  within(screen.getByRole('group', { name: 'Các ảnh' }))
    .getAllByRole('button', { expanded: false })
    .map(({ textContent }) => textContent)
const save = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Lưu' }))
  await screen.findByText('Đã lưu slider.')
}
const stored = async (id: number) => (await call('GET', `/sliders?search=id:${id}&include=body`))[0].items

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a slider', () => {
  it('takes several pictures of the library at once, with what they show, and says which slide has none', async () => {
    const popup = { closed: false, focus: () => undefined } as Window
    vi.spyOn(window, 'open').mockReturnValue(popup)
    const { slider } = await open('mot')
    fireEvent.click(screen.getByRole('button', { name: 'Chọn ảnh từ thư viện' }))
    const items = JSON.stringify([{ url: '/files/hai.webp', alt: 'Đồi chè' }, { url: '/files/ba.webp' }])
    const data = { source: 'nep:media', area: 'items', items }
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', { data, origin: window.location.origin, source: popup }),
      )
    })
    await screen.findByText('Đã thêm 2 ảnh.')
    await save()
    expect(await stored(slider.id)).toMatchObject([
      { title: 'mot' },
      { image: '/files/hai.webp', alt: 'Đồi chè' },
      { image: '/files/ba.webp', alt: '' },
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Thêm ảnh trống' }))
    fireEvent.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText('Hãy chọn một ảnh')
  })

  it('is previewed slide by slide, and moves by itself only once somebody asks; moves its slides by key, and names the removed ones when it is saved', async () => {
    const { slider, wire } = await open('mot', 'hai', 'ba')
    const preview = within(screen.getByRole('region', { name: 'Xem trước' }))
    preview.getByText('Ảnh 1 trên 3')
    vi.useFakeTimers()
    act(() => void vi.advanceTimersByTime(60_000))
    preview.getByText('Ảnh 1 trên 3')
    fireEvent.click(preview.getByRole('button', { name: 'Ảnh sau' }))
    preview.getByText('Ảnh 2 trên 3')
    fireEvent.click(preview.getByRole('button', { name: 'Tự chuyển ảnh' }))
    act(() => void vi.advanceTimersByTime(4_000))
    preview.getByText('Ảnh 3 trên 3')
    fireEvent.click(preview.getByRole('button', { name: 'Dừng lại' }))
    act(() => void vi.advanceTimersByTime(60_000))
    preview.getByText('Ảnh 3 trên 3')
    vi.useRealTimers()

    const head = screen.getByRole('button', { name: /^ba/, expanded: false })
    fireEvent.keyDown(head, { key: 'ArrowUp', altKey: true })
    await waitFor(() => expect(cards().map((text) => text?.slice(0, 2))).toEqual(['mo', 'ba', 'ha']))
    fireEvent.click(screen.getByRole('button', { name: 'Bỏ “mot”' }))
    await save()
    const sent = wire.sent.find(({ method }) => method === 'PATCH')?.body
    expect(sent).toMatchObject({ removed: [slider.items[0].id] })
    expect((await stored(slider.id)).map(({ id }: { id: number }) => id)).toEqual([
      slider.items[2].id,
      slider.items[1].id,
    ])
  })

  it('never moves by itself where motion is unwelcome', async () => {
    const wide = window.matchMedia
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(wide(query), query.includes('reduced-motion') && { matches: true }),
    )
    await open('mot', 'hai')
    const preview = within(screen.getByRole('region', { name: 'Xem trước' }))
    preview.getByRole('button', { name: 'Ảnh sau' })
    expect(preview.queryByRole('button', { name: 'Tự chuyển ảnh' })).toBeNull()
    vi.stubGlobal('matchMedia', wide)
  })
})
