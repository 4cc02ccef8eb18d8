import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as summaries from '../../src/admin/resources/posts/styles/course/Summaries'
import { aGroup, aPost, aType } from '../support/content'
import { heading, withAdmin, written } from './harness'

/** How often the heads of collapsed lessons and chapters are drawn. */
const drawn = vi.hoisted(() => ({ lessons: vi.fn(), chapters: vi.fn() }))
vi.mock('../../src/admin/resources/posts/styles/course/Summaries', async (original) => {
  const { LessonSummary, ChapterSummary } = await original<typeof summaries>()
  return {
    LessonSummary: (props: Parameters<typeof LessonSummary>[0]) => {
      drawn.lessons()
      return <LessonSummary {...props} />
    },
    ChapterSummary: (props: Parameters<typeof ChapterSummary>[0]) => {
      drawn.chapters()
      return <ChapterSummary {...props} />
    },
  }
})

const admin = withAdmin()
// Checking pointer events reads all styles of the page: slow in jsdom, and tested in a browser.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token

const lesson = (title: string, duration = 10) => ({ title, duration })
const chapter = (title: string, ...lessons: object[]) => ({ title, lessons })

async function aCourse(...chapters: object[]) {
  const type = await aType(admin.api(), { style: 'course', title: 'Lớp học', features: ['images'] })
  const body = aPost(type.id, { title: 'Pha phin', chapters })
  const { status, body: made } = await admin.api().call('POST', '/posts', { as: owner(), body })
  expect(status).toBe(201)
  const list = `/posts/all-posts/${type.id}`
  return { id: made.data.id as number, list, path: `${list}/${made.data.id}` }
}

const find = (name: string) =>
  waitFor(() => {
    const heads = [...document.querySelectorAll<HTMLElement>('[data-part=head]')]
    const head = heads.find(({ textContent }) => textContent?.startsWith(name))
    if (!head) throw new Error(`No card ${name}`)
    return head
  })
const openCard = async (name: string) => user.click(await find(name))
const totals = () => document.querySelector('[data-part=totals]')?.textContent
const input = (name: RegExp) => screen.findByRole('textbox', { name, hidden: true })

beforeEach(() => {
  drawn.lessons.mockClear()
  drawn.chapters.mockClear()
})

describe('the form of a course', () => {
  it('counts lessons and minutes while they are typed, and saves them; has each title once: it says at once where the other one stands, beside it and above all, and names a duplicate anew', async () => {
    const { path } = await aCourse(
      chapter('Hạt', lesson('Rang', 50), lesson('Xay', 25)),
      chapter('Pha', lesson('Phin')),
    )
    const { wire } = await admin.open(path, { as: owner() })
    await heading('Pha phin')
    await waitFor(() => expect(totals()).toBe('2 chương · 3 bài · 1 giờ 25 phút'))
    await openCard('Hạt')
    await openCard('Xay')
    const minutes = await screen.findByRole('textbox', { name: /Thời lượng/, hidden: true })
    fireEvent.change(minutes, { target: { value: '70' } })
    await waitFor(() => expect(totals()).toBe('2 chương · 3 bài · 2 giờ 10 phút'))
    await user.click(screen.getByRole('button', { name: /^Lưu( nháp)?$/ }))
    await waitFor(() =>
      expect(written(wire)).toMatchObject([
        { chapters: [{ title: 'Hạt', lessons: [{ duration: 50 }, { duration: 70 }] }, { title: 'Pha' }] },
      ]),
    )

    await openCard('Xay')
    await openCard('Pha')
    await openCard('Phin')
    const title = await input(/Tên bài học/)
    fireEvent.change(title, { target: { value: ' RANG ' } })
    await screen.findByText('Đã có bài học này: chương 1, bài 1')
    await screen.findByText('“RANG” ở chương 1, bài 1 và ở chương 2, bài 1')
    fireEvent.change(title, { target: { value: 'Rót' } })
    await waitFor(() => expect(screen.queryByText(/Đã có bài học này/)).toBeNull())
    expect(screen.queryByText(/Mỗi bài học trong khóa/)).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Nhân bản “Rang”', hidden: true }))
    await find('Rang (2)')
    await user.click(await screen.findByRole('button', { name: 'Nhân bản “Rang (2)”', hidden: true }))
    await find('Rang (3)')
    expect(screen.queryByText(/Mỗi bài học trong khóa/)).toBeNull()
  })

  it('draws no other lesson and no other chapter while somebody types in one', async () => {
    const many = Array.from({ length: 3 }, (_, c) =>
      chapter(`Chương ${c}`, ...Array.from({ length: 3 }, (_, l) => lesson(`Bài ${c}.${l}`))),
    )
    const { path } = await aCourse(...many)
    await admin.open(path, { as: owner() })
    await openCard('Chương 0')
    await openCard('Chương 1')
    await openCard('Bài 1.1')
    const title = await input(/Tên bài học/)
    // The first change makes the whole form unsaved.
    fireEvent.change(title, { target: { value: 'Bài 1.1 ' } })
    await screen.findByText('Chưa lưu')
    drawn.lessons.mockClear()
    drawn.chapters.mockClear()
    for (const value of ['Bài 1.1x', 'Bài 1.1xy', 'Bài 1.1xyz'])
      fireEvent.change(title, { target: { value } })
    await find('Bài 1.1xyz')
    expect([drawn.lessons.mock.calls.length, drawn.chapters.mock.calls.length]).toEqual([0, 0])
  })

  it('shows chapters in words to who may only read', async () => {
    const { path } = await aCourse(chapter('Hạt', lesson('Rang', 95)))
    const { token } = await admin.api().member('list-posts')
    await admin.open(path, { as: token })
    await screen.findByText('Rang')
    expect((await screen.findByText('Rang')).closest('li')?.textContent).toBe('Rang 1 giờ 35 phút')
  })
})

describe('the list of courses', () => {
  it('has students, lessons and how long they take', async () => {
    const { list, id } = await aCourse(chapter('Hạt', lesson('Rang', 50), lesson('Xay', 25)))
    await admin
      .api()
      .call('PATCH', `/posts/${id}`, { as: owner(), body: { student_number: 1234, price: 350000 } })
    await admin.open(list, { as: owner() })
    const row = await waitFor(() => {
      const found = screen.getByText('Pha phin').closest('tr')
      if (!found) throw new Error('no row')
      return found
    })
    for (const text of ['350.000 ₫', '1.234', '1 giờ 15 phút'])
      expect(within(row).getByText(text)).toBeTruthy()
  })
})

describe('the preview of a post', () => {
  const content = '<p>Chữ <a href="https://khac.vn">liên kết</a></p>'

  it('shows what is not saved yet, at two widths, what data fields say under the titles of their groups, no script of the text, and follows no link', async () => {
    const type = await aType(admin.api(), { title: 'Tin', features: ['content', 'images', 'data_groups'] })
    const group_id = (await aGroup(admin.api(), type.id, { style: 'field', title: 'Nguồn gốc' })).id
    const send = (path: string, body: object) => admin.api().call('POST', path, { as: owner(), body })
    await send('/fields', { group_id, key: 'height', title: 'Độ cao', style: 'number' })
    await send('/fields', { group_id, key: 'farm', title: 'Nông trại', style: 'text' })
    const sections = [{ title: 'Mở đầu', image: '', content }]
    const body = aPost(type.id, { title: 'Tên cũ', content: sections, values: { height: 1500 } })
    const { body: made } = await send('/posts', body)
    const unsafe = `${content}<p onclick="x()">a<img src=x onerror="x()"></p>`
    const stored = JSON.stringify([{ title: '', image: '', content: unsafe }])
    await admin.api().db.execute(`update posts set content = '${stored}' where id = ${made.data.id}`)
    const { place, wire } = await admin.open(`/posts/all-posts/${type.id}/${made.data.id}`, { as: owner() })
    await screen.findByLabelText(/Độ cao/)
    fireEvent.change(await input(/^Tiêu đề$/), { target: { value: 'Tên mới' } })
    await user.click(await screen.findByRole('button', { name: 'Xem trước' }))
    const dialog = await screen.findByRole('dialog', { name: 'Xem trước như người đọc' })
    const shown = within(dialog)
    shown.getByRole('heading', { name: 'Tên mới' })
    expect(dialog.querySelector('article')?.innerHTML).not.toMatch(/onclick|onerror/)
    shown.getByRole('group', { name: 'Xem trước khi chia sẻ' })
    await shown.findByRole('heading', { name: 'Nguồn gốc' })
    expect(shown.getByRole('definition').textContent).toBe('1.500')
    expect(shown.queryByText('Nông trại')).toBeNull()
    const device = () => dialog.querySelector('[data-device]')?.getAttribute('data-device')
    expect(device()).toBe('desktop')
    await user.click(shown.getByRole('button', { name: 'Điện thoại' }))
    expect(device()).toBe('phone')
    const before = place()
    const link = shown.getByRole('link', { name: 'liên kết' })
    expect(fireEvent.click(link)).toBe(false)
    expect(fireEvent(link, new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }))).toBe(
      false,
    )
    expect(place()).toBe(before)
    expect(written(wire)).toEqual([])
  })
})
