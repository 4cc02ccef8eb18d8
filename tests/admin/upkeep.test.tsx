import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { claim, enqueue, fail } from '../../src/api/jobs/queue'
import { fakeBackups } from '../support/backups'
import { heading, withAdmin, written } from './harness'

const backups = fakeBackups()
const { api, open } = withAdmin({ backups })
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => api().owner.token
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const failed = async (kind: string, reason: string) => {
  await enqueue(api().db, { kind })
  const job = await claim(api().db, [kind])
  if (job) await fail(api().db, job, reason)
}
const jobs = () =>
  rowsOf(api().db, sql`select kind, failed_at is not null as is_failed from jobs order by kind`)
const archive = (id: string, hours: number, isVerified = true) => {
  const bytes = new TextEncoder().encode(id)
  const at = new Date(Date.now() - hours * 3_600_000).toISOString()
  return { id, at, size: 1_500_000_000, verified_at: isVerified ? at : null, bytes }
}

beforeEach(async () => {
  backups.made.length = 0
  await api().db.execute(sql`delete from jobs`)
})

describe('what could not be done', () => {
  const page = (as = owner()) => open('/settings/jobs', { as })

  it('is told in words with its reason, is tried again, or dropped after a question', async () => {
    await failed('reset_mail', 'connect ECONNREFUSED')
    await failed('sweep', 'timeout')
    const { wire } = await page()
    const first = await screen.findByText('Việc khác: sweep')
    screen.getByText('connect ECONNREFUSED')
    expect(first.closest('tr')?.textContent).toMatch(/timeout1vừa xong/)
    await press('Thử lại: Gửi email đặt lại mật khẩu')
    await screen.findByText('Việc sẽ được làm lại ngay.')
    await waitFor(() => expect(screen.queryByText('connect ECONNREFUSED')).toBeNull())
    expect(await jobs()).toEqual([
      { kind: 'reset_mail', is_failed: false },
      { kind: 'sweep', is_failed: true },
    ])
    await press('Bỏ: Việc khác: sweep')
    const question = within(await screen.findByRole('dialog', { name: 'Bỏ việc “Việc khác: sweep”?' }))
    expect(written(wire)).toHaveLength(1)
    await user.click(question.getByRole('button', { name: 'Bỏ' }))
    await screen.findByText('Mọi việc đều xong')
    expect(await jobs()).toEqual([{ kind: 'reset_mail', is_failed: false }])
  })

  it('says what went wrong where somebody else was faster', async () => {
    await failed('reset_mail', 'timeout')
    await page()
    await screen.findByText('timeout')
    await api().db.execute(sql`delete from jobs`)
    await press(/^Thử lại: /)
    await screen.findByText('Chưa thử lại được. Không tìm thấy nội dung này.')
  })

  it('is read without buttons by who may only read settings, and by nobody else', async () => {
    await failed('reset_mail', 'timeout')
    await page((await api().member('list-settings')).token)
    await screen.findByText('timeout')
    expect(screen.queryByRole('button', { name: /^(Thử lại|Bỏ): / })).toBeNull()
    await page((await api().member('list-posts')).token)
    await heading('Bạn chưa có quyền xem trang này')
  })

  it.each([
    ['en', 'Email a password reset link'],
    ['ja', 'パスワード再設定メールの送信'],
  ])('is told in the language of its reader: %s', async (language, name) => {
    await failed('reset_mail', 'timeout')
    await open('/settings/jobs', { as: owner(), language })
    await screen.findByText(name)
  })
})

describe('backups', () => {
  const page = (as = owner()) => open('/settings/backup', { as })

  it('have a plan, which is saved as other settings are', async () => {
    const { wire } = await page()
    await user.click(await screen.findByRole('switch', { name: /^Sao lưu hằng ngày/ }))
    await user.click(screen.getByRole('combobox', { name: /^Giờ sao lưu/ }))
    await user.click(await screen.findByRole('option', { name: '23:00' }))
    const days = screen.getByLabelText(/^Số bản theo ngày/, { selector: 'input' })
    fireEvent.change(days, { target: { value: '91' } })
    await press('Lưu')
    await screen.findByText('Không được lớn hơn 90')
    fireEvent.change(days, { target: { value: '0' } })
    await screen.findByText('Phải từ 1 trở lên')
    fireEvent.change(days, { target: { value: '14' } })
    await press('Lưu')
    await screen.findByText('Đã lưu cài đặt.')
    expect(written(wire)).toEqual([
      {
        settings: [
          { key: 'backup_is_on', value: 'yes', version: 1 },
          { key: 'backup_hour', value: '23', version: 1 },
          { key: 'backup_days', value: '14', version: 1 },
        ],
      },
    ])
  })

  it('are listed with age, size and whether they were checked, and saved on this device', async () => {
    backups.made.push(archive('hom-nay.nep', 3), archive('hom-qua.nep', 50, false))
    await page()
    const [first, second] = await screen.findAllByRole('button', { name: /^Tải về bản sao lưu/ })
    expect(first?.closest('li')?.textContent).toMatch(/3 giờ trước · 1,4 GB.*Đã kiểm tra/)
    expect(second?.closest('li')?.textContent).toMatch(/2 ngày trước · 1,4 GB.*Chưa kiểm tra/)
    const saved: Blob[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob)
      return 'blob:saved'
    })
    if (second) await user.click(second)
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await saved[0]?.text()).toBe('hom-qua.nep')
    vi.restoreAllMocks()
  })

  it('are made at a click, which tells until it is done, and why it was not', async () => {
    await page()
    await screen.findByText('Chưa có bản sao lưu nào.')
    await press('Sao lưu ngay')
    const busy = await screen.findByRole('button', { name: 'Đang sao lưu…' })
    expect(busy.getAttribute('aria-disabled')).toBe('true')
    await waitFor(async () => expect(await jobs()).toEqual([{ kind: 'backup', is_failed: false }]))
    backups.made.push(archive('moi.nep', 0))
    await api().db.execute(sql`delete from jobs`)
    await screen.findByText('Đã kiểm tra')
    await press('Sao lưu ngay')
    await waitFor(async () => expect(await jobs()).toHaveLength(1))
    const job = await claim(api().db, ['backup'])
    if (job) await fail(api().db, job, 'đĩa đầy')
    await screen.findByText('Lần sao lưu gần nhất chưa xong: đĩa đầy')
    await screen.findByRole('button', { name: 'Sao lưu ngay' })
  })

  it('are for who holds both rights: with one of them the page is not there', async () => {
    await page((await api().member('update-settings')).token)
    await heading('Bạn chưa có quyền xem trang này')
    await open('/settings/general', { as: (await api().member('update-settings')).token })
    const nav = within(await screen.findByRole('navigation', { name: 'Các trang cài đặt' }))
    nav.getByRole('link', { name: 'Việc chưa làm được' })
    expect(nav.queryByRole('link', { name: 'Sao lưu' })).toBeNull()
  })

  it('are explained where the business lives in a browser, and cannot be planned there', async () => {
    const { wire, router, client } = await open('/support', { as: owner() })
    await heading('Hỗ trợ')
    wire.answer = (_method, path) =>
      path === '/backups' ? Response.json({ code: 'not_found' }, { status: 404 }) : undefined
    client.clear()
    await router.navigate('/settings/backup')
    await screen.findByText(/nằm trong trình duyệt của bạn nên không được sao lưu/)
    expect(screen.queryByRole('button', { name: 'Lưu' })).toBeNull()
  })

  it('are missed on the dashboard when they are on and none of the last day is good', async () => {
    const turn = (value: string) =>
      api().db.execute(sql`update settings set value = ${value} where key = 'backup_is_on'`)
    const reminder = () => screen.queryByRole('link', { name: 'Xem sao lưu' })
    await turn('yes')
    await open('/', { as: owner() })
    await screen.findByText('Chưa có bản sao lưu nào dùng được.')
    expect(reminder()?.getAttribute('href')).toBe('/settings/backup')
    backups.made.push(archive('moi.nep', 1, false), archive('cu.nep', 30))
    await open('/', { as: owner() })
    await screen.findByText('Bản sao lưu dùng được gần nhất đã quá một ngày.')
    backups.made.unshift(archive('tot.nep', 2))
    await open('/', { as: owner() })
    // It comes with the panels, or not at all.
    await waitFor(() => expect(document.querySelector('main section')).toBeTruthy())
    expect(reminder()).toBeNull()
    await turn('')
  })
})
