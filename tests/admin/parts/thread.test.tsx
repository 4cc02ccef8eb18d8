import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Happened, Note } from '../../../src/admin/components/thread/notes'
import { Thread } from '../../../src/admin/components/thread/Thread'
import { show } from './show'

const answer: Note = {
  kind: 'note',
  id: 2,
  author: { name: 'Bảo' },
  at: '2026-11-02T09:00:00Z',
  text: 'Đã ghi.',
}
const note: Note = {
  kind: 'note',
  id: 1,
  author: { name: 'Lan' },
  at: '2026-11-01T09:00:00Z',
  text: 'Giao sau 17 giờ.',
  replies: [answer],
}
const happened: Happened = { kind: 'happened', id: 1, at: '2026-11-03T09:00:00Z', text: 'Đã đóng gói' }

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const box = (name = 'Viết ghi chú') => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const write = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

describe('a thread', () => {
  it('has notes and happenings on one rail, newest first, with answers under their note', async () => {
    await show(<Thread entries={[note, happened]} />)
    const [first, second] = screen.getAllByRole('list')[0]?.children ?? []
    expect(first?.textContent).toMatch(/^Đã đóng gói/)
    const article = within(second as HTMLElement).getByRole('article', { name: 'Lan' })
    within(article).getByRole('article', { name: 'Bảo' })
  })

  it('is only read without a way to send', async () => {
    await show(<Thread entries={[note]} />)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says that nothing is written yet', async () => {
    await show(<Thread entries={[]} />)
    screen.getByText('Chưa có ghi chú nào.')
  })
})

describe('writing a note', () => {
  it.each(['ctrlKey', 'metaKey'])('%s and Enter send it once, Enter alone does not', async (modifier) => {
    let sent: () => void = () => undefined
    const send = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          sent = resolve
        }),
    )
    await show(<Thread entries={[]} send={send} />)
    write(box(), '  Gọi trước 15 phút.  ')
    fireEvent.keyDown(box(), { key: 'Enter' })
    expect(send).not.toHaveBeenCalled()
    fireEvent.keyDown(box(), { key: 'Enter', [modifier]: true })
    fireEvent.keyDown(box(), { key: 'Enter', [modifier]: true })
    expect(send.mock.calls).toEqual([['Gọi trước 15 phút.']])
    sent()
    await waitFor(() => expect(box().value).toBe(''))
    expect(document.activeElement).toBe(box())
  })

  it('sends nothing while an input method is composing, and nothing empty', async () => {
    const send = vi.fn(async () => undefined)
    await show(<Thread entries={[]} send={send} />)
    write(box(), 'にほん')
    fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true, isComposing: true })
    write(box(), '   ')
    fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true })
    await user.click(screen.getByRole('button', { name: 'Gửi' }))
    expect(send).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(box())
  })

  it('keeps the text when sending fails, says so, and can try again', async () => {
    const send = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(undefined)
    await show(<Thread entries={[]} send={send} />)
    write(box(), 'Gọi trước')
    await user.click(screen.getByRole('button', { name: 'Gửi' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Chưa gửi được')
    expect(box().value).toBe('Gọi trước')
    await user.click(screen.getByRole('button', { name: 'Gửi' }))
    await waitFor(() => expect(box().value).toBe(''))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('answering', () => {
  it('opens under the note with the cursor in it, and goes to the note, also from one of its answers', async () => {
    const send = vi.fn(async () => undefined)
    await show(<Thread entries={[note]} send={send} />)
    for (const name of ['Trả lời Lan', 'Trả lời Bảo']) {
      await user.click(screen.getByRole('button', { name }))
      expect(document.activeElement).toBe(box(name))
      write(box(name), 'Vâng.')
      fireEvent.keyDown(box(name), { key: 'Enter', ctrlKey: true })
      await waitFor(() => expect(screen.queryByRole('textbox', { name })).toBeNull())
      expect(document.activeElement).toBe(screen.getByRole('button', { name }))
    }
    expect(send.mock.calls).toEqual([
      ['Vâng.', note, note],
      ['Vâng.', note, answer],
    ])
  })

  it('Esc leaves an empty answer, and never one that is being written', async () => {
    await show(<Thread entries={[note]} send={async () => undefined} />)
    await user.click(screen.getByRole('button', { name: 'Trả lời Lan' }))
    write(box('Trả lời Lan'), 'Vâng')
    fireEvent.keyDown(box('Trả lời Lan'), { key: 'Escape' })
    write(box('Trả lời Lan'), '')
    fireEvent.keyDown(box('Trả lời Lan'), { key: 'Escape' })
    expect(screen.queryByRole('textbox', { name: 'Trả lời Lan' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Trả lời Lan' }))
  })
})
