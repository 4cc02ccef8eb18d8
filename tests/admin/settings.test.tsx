import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tellSite } from '../../src/admin/providers/site'
import type { Setting } from '../../src/domain/settings'
import { computedStyle } from '../support/computedStyle'
import { aPost, aType } from '../support/content'
import { png } from '../support/files'
import { withAdmin, written } from './harness'

const { api, open } = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => api().owner.token
const call = (method: string, path: string, body?: unknown) => api().call(method, path, { as: owner(), body })
const all = async (): Promise<Setting[]> => (await call('GET', '/settings/all?limit=0')).body.data
const stored = async (key: string) => (await all()).find((each) => each.key === key)
/** Somebody else saves. */
const theySave = async (values: Record<string, string>) => {
  const known = await all()
  const settings = Object.entries(values).map(([key, value]) => ({
    key,
    value,
    version: known.find((each) => each.key === key)?.version,
  }))
  expect((await call('PATCH', '/settings', { settings })).status).toBe(200)
}
/** By label: a search by role looks at every element of a long page. */
const box = (name: RegExp | string) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' })
const write = async (name: RegExp | string, value: string) =>
  fireEvent.change(await box(name), { target: { value } })
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const save = () => press('Lưu')
const isSaved = () => screen.findByText('Đã lưu cài đặt.')
const page = (name: string, as = owner()) => open(`/settings/${name}`, { as })

// The page knows what the site says of itself for as long as it is open: other tests open it with nothing said.
afterAll(() => tellSite({ site_name: '', site_logo: '', site_logo_dark: '', favicon: '', money_unit: 'VND' }))

describe('a page of settings', () => {
  it('is saved by one call, with what has changed, against the versions that were seen', async () => {
    const { wire } = await page('company')
    await write(/^Tên công ty/, 'Công ty Nếp Nhà')
    await write(/^Mã số thuế/, '0109876543')
    await save()
    await isSaved()
    expect(written(wire)).toEqual([
      {
        settings: [
          { key: 'company_name', value: 'Công ty Nếp Nhà', version: 1 },
          { key: 'company_tax_code', value: '0109876543', version: 1 },
        ],
      },
    ])
    // The page is clean again, and goes on with the new versions.
    await write(/^Mã số thuế/, '0109876544')
    await save()
    await waitFor(() => expect(written(wire)).toHaveLength(2))
    expect(written(wire)[1]).toEqual({
      settings: [{ key: 'company_tax_code', value: '0109876544', version: 2 }],
    })
  })

  it('has rows whose label and help belong to the control; where one of them is wrong, nothing is saved, and what is wrong with the syntax of a code is said once', async () => {
    const { id } = await aType(api(), { style: 'product', slug: 'hat-rang' })
    const { wire } = await page('general')
    const row = await screen.findByRole('group', {
      name: 'Hotline',
      description: '10 chữ số, bắt đầu bằng số 0.',
    })
    const input = within(row).getByRole('textbox', { name: /^Hotline/ })
    await user.click(screen.getByText('Hotline', { selector: 'p' }))
    expect(document.activeElement === input).toBe(true)
    await write(/^Tên trang web/, 'Nếp Nhà')
    await write(/^Email/, 'chao@')
    await write(/^Hotline/, '12345')
    await save()
    await screen.findByText('Email chưa đúng định dạng')
    within(row).getByText('Số điện thoại phải gồm 10 chữ số và bắt đầu bằng số 0')
    expect(written(wire)).toEqual([])
    expect((await stored('site_name'))?.value).toBe('')

    await write(/^Email/, 'chao@nep.vn')
    await write(/^Hotline/, '0912345678')
    const said = () => screen.queryAllByText('Cú pháp cần có số chạy {n}')
    await write(/^Cú pháp mã sản phẩm/, 'H')
    await waitFor(() => expect(said()).toHaveLength(1))
    expect((await box(/^Cú pháp mã sản phẩm/)).getAttribute('aria-invalid')).toBe('true')
    await save()
    await screen.findByRole('button', { name: '1 ô cần sửa' })
    expect(said()).toHaveLength(1)
    await write(/^Cú pháp mã sản phẩm/, '')
    await screen.findByText('Hãy nhập cú pháp mã')
    expect(written(wire)).toEqual([])
    // Two examples of codes stand below the field.
    await write(/^Cú pháp mã sản phẩm/, 'H/{type}/{n:4}')
    await screen.findByText(/H\/hat-rang\/0001, H\/hat-rang\/0002/)
    expect(said()).toEqual([])
    await save()
    await isSaved()
    const post = await call('POST', '/posts', aPost(id))
    expect(post.body.data.code).toMatch(/^H\/hat-rang\/\d{4}$/)
  })

  it('is read by who may not change it', async () => {
    await theySave({ mail_from_name: 'Tiệm Nếp' })
    const { token } = await api().member('list-settings')
    await page('email', token)
    await screen.findByText('Tiệm Nếp')
    screen.getByText('Bạn xem được các cài đặt này nhưng không sửa được.')
    expect(document.querySelector('form')).toBeNull()
  })

  it('merges what two have saved at once, and asks only where both have changed the same', async () => {
    await theySave({ facebook: '', zalo: '', youtube: '' })
    await page('social')
    await write(/^Facebook/, 'https://facebook.com/toi')
    await write(/^Zalo/, 'https://zalo.me/toi')
    await theySave({ facebook: 'https://facebook.com/ho', youtube: 'https://youtube.com/ho' })
    await save()
    const dialog = await screen.findByRole('dialog', { name: 'Có người vừa sửa nội dung này' })
    const asked = within(dialog).getAllByRole('radiogroup')
    expect(asked).toHaveLength(1)
    await user.click(within(dialog).getByRole('radio', { name: /Bản của tôi/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Lưu bản đã chọn' }))
    await isSaved()
    expect((await stored('facebook'))?.value).toBe('https://facebook.com/toi')
    expect((await stored('zalo'))?.value).toBe('https://zalo.me/toi')
    expect((await stored('youtube'))?.value).toBe('https://youtube.com/ho')
  })
})

describe('where payments go', () => {
  const code = () => screen.queryByRole('img', { name: /^Mã VietQR/ })
  const bank = () => screen.findByRole('combobox', { name: /^Ngân hàng/ })

  it('is shown as a code while it is typed; a bank without a number, or the other way round, is told beside what is missing', async () => {
    const { wire } = await page('payment')
    await screen.findByText('Chọn ngân hàng và nhập số tài khoản để xem mã.')
    await user.click(await bank())
    await user.paste('ngoai thuong viet')
    await user.click(await screen.findByRole('option', { name: /^Vietcombank/ }))
    await save()
    const said = await screen.findByText('Hãy nhập số tài khoản tại ngân hàng này')
    expect(said.closest('[data-setting=bank_account]')).toBeTruthy()
    await user.clear(await bank())
    await waitFor(() => expect(screen.queryByText('Hãy nhập số tài khoản tại ngân hàng này')).toBeNull())
    await write(/^Số tài khoản/, '0011 0041.23456')
    expect((await box(/^Số tài khoản/)).value).toBe('0011004123456')
    await save()
    await screen.findByText('Hãy chọn ngân hàng của số tài khoản này')
    expect(written(wire)).toEqual([])
    expect(code()).toBeNull()

    await user.click(await bank())
    await user.paste('mbbank')
    await user.keyboard('{Enter}')
    await write(/^Chủ tài khoản/, 'Đặng Thu Hà')
    await waitFor(() => expect(code()?.getAttribute('aria-label')).toMatch(/MB Bank.*0011004123456$/))
    const shown = code()?.closest('section')
    expect(shown?.textContent).toMatch(/quét thử một lần.*MB Bank.*Quân đội.*0011004123456.*DANG THU HA/)
    await save()
    await isSaved()
    expect(written(wire)).toEqual([
      {
        settings: [
          { key: 'bank_bin', value: '970422', version: 1 },
          { key: 'bank_account', value: '0011004123456', version: 1 },
          { key: 'bank_holder', value: 'Đặng Thu Hà', version: 1 },
        ],
      },
    ])
    const { token } = await api().member('list-settings')
    await page('payment', token)
    await screen.findByText('MB Bank')
  })
})

describe('scripts', () => {
  const script = (text: string) => `<script>${text}</script>`

  it('are brought back from their versions, into the form too; saved after a look at what changes, and not with what would break the page, told with its line', async () => {
    await theySave({ footer_script: script('first()') })
    await theySave({ footer_script: script('second()') })
    const { wire } = await page('script')
    await waitFor(async () => expect((await box(/^Mã ở cuối trang/)).value).toBe(script('second()')))
    const versions = within(await screen.findByRole('region', { name: 'Các phiên bản: Mã ở cuối trang' }))
    await user.click(versions.getByRole('button', { name: 'Xem lịch sử' }))
    await user.click(await versions.findByRole('button', { name: /^Khôi phục bản này/ }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Khôi phục' }))
    await screen.findByText('Đã khôi phục.')
    await waitFor(async () => expect((await box(/^Mã ở cuối trang/)).value).toBe(script('first()')))
    expect((await stored('footer_script'))?.value).toBe(script('first()'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const before = written(wire)
    await write(/^Mã ở cuối trang/, '<div>\n<script>two()')
    await screen.findByText('Dòng 2: thẻ <script> chưa được đóng')
    await press('Xem lại rồi lưu')
    await screen.findByRole('button', { name: '1 ô cần sửa' })
    expect(screen.getAllByText('Dòng 2: thẻ <script> chưa được đóng')).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
    await write(/^Mã ở cuối trang/, script('first()'))
    await write(/^Mã ở đầu trang/, script('one()\n  two()'))
    await press('Xem lại rồi lưu')
    const dialog = await screen.findByRole('dialog', { name: 'Lưu mã nhúng?' })
    expect(dialog.textContent).toContain('one()\n  two()')
    // Line by line, as it was written.
    const added = within(dialog).getByText(/one\(\)/, { selector: 'ins' })
    expect(computedStyle?.(added).whiteSpace).toBe('pre-wrap')
    expect(written(wire)).toEqual(before)
    await user.click(within(dialog).getByRole('button', { name: 'Lưu mã' }))
    await isSaved()
    expect((await stored('header_script'))?.value).toBe(script('one()\n  two()'))
  })
})

describe('who is notified', () => {
  const emails = () => screen.findByRole('combobox', { name: /^Email nhận thông báo/ })

  it('is a list in which each address is looked at by itself; what is typed is saved with it, and gets a test mail before; it is no error where the server sends none', async () => {
    const { wire, router, client } = await page('email')
    const add = async (text: string) => {
      await user.click(await emails())
      await user.paste(text)
    }
    await add('a@nep.vn,b@@nep')
    await user.keyboard('{Enter}')
    await screen.findByText('Email chưa đúng định dạng: b@@nep')
    await save()
    await screen.findByRole('button', { name: '1 ô cần sửa' })
    expect(written(wire)).toEqual([])
    await user.type(await emails(), '{Backspace}')
    await waitFor(() => expect(screen.queryByText(/^Email chưa đúng định dạng/)).toBeNull())
    await write(/^Tên người gửi/, 'Tiệm Mới')
    await add('c@nep.vn')
    await user.keyboard('{Enter}')
    api().sent.length = 0
    await press('Gửi email thử')
    await screen.findByText('Đã gửi tới a@nep.vn, c@nep.vn.')
    expect(api().sent.map(({ to, from_name }) => [to, from_name])).toEqual([
      ['a@nep.vn', 'Tiệm Mới'],
      ['c@nep.vn', 'Tiệm Mới'],
    ])
    await add('d@nep.vn')
    await user.keyboard('{Control>}s{/Control}')
    await isSaved()
    expect((await stored('notification_emails'))?.value.split(/[,;\s]+/)).toEqual([
      'a@nep.vn',
      'c@nep.vn',
      'd@nep.vn',
    ])

    await router.navigate('/support')
    await screen.findByText('Hỗ trợ', { selector: 'h1' })
    wire.answer = (_method, path) =>
      path === '/settings/mail' ? Response.json({ data: { is_set: false } }) : undefined
    client.clear()
    await router.navigate('/settings/email')
    await screen.findByText(/chưa khai báo dịch vụ gửi email/)
    expect(screen.queryByRole('button', { name: 'Gửi email thử' })).toBeNull()
  })
})

describe('personal options', () => {
  const cell = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
  const fill = async (name: string, value: string) =>
    fireEvent.change(await cell(name), { target: { value } })
  const option = (key: string, title: string, value: string) =>
    call('POST', '/settings', { key, title, value })
  const field = (name: string) =>
    within(screen.getByRole('group', { name: 'Tùy chọn mới' })).getByRole('textbox', { name })

  it('are added in the table, where a key that is taken or unfit is told as it is typed; are changed together, with their titles; what is typed in one stays when another is deleted', async () => {
    await option('giomocua', 'Giờ mở cửa', '7:00')
    await option('dong1', 'Dòng một', 'một')
    await option('dong2', 'Dòng hai', 'hai')
    const { wire, router, place } = await page('dynamic')
    await screen.findByRole('group', { name: 'Tùy chọn mới' })
    for (const [key, said] of [
      ['giomocua', 'Mã này đã tồn tại, vui lòng nhập mã khác'],
      ['hotline', 'Mã này đã tồn tại, vui lòng nhập mã khác'],
      ['Gio_2', 'Mã chỉ gồm chữ thường không dấu và chữ số, viết liền'],
    ] as const) {
      fireEvent.change(field('Mã tùy chọn'), { target: { value: key } })
      await screen.findByText(said)
    }
    fireEvent.change(field('Mã tùy chọn'), { target: { value: 'freeship' } })
    fireEvent.change(field('Tiêu đề'), { target: { value: 'M' } })
    await press('Thêm')
    await screen.findByText('Cần ít nhất 2 ký tự')
    expect(written(wire)).toEqual([])
    // They are not left behind half typed.
    void router.navigate('/support')
    const question = within(await screen.findByRole('dialog'))
    expect(place()).toBe('/settings/dynamic')
    await user.click(question.getByRole('button', { name: 'Ở lại' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    void router.navigate('/support')
    const again = within(await screen.findByRole('dialog'))
    await user.click(again.getByRole('button', { name: 'Lưu và rời' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([place(), written(wire)]).toEqual(['/settings/dynamic', []])
    fireEvent.change(field('Tiêu đề'), { target: { value: 'Miễn phí giao từ' } })
    fireEvent.change(field('Giá trị'), { target: { value: '300000' } })
    await user.type(field('Giá trị'), '{Enter}')
    await screen.findByText('Đã thêm tùy chọn.')
    expect(written(wire)).toEqual([{ key: 'freeship', title: 'Miễn phí giao từ', value: '300000' }])
    await cell('freeship: Giá trị')

    const named = (name: string) => document.querySelector<HTMLInputElement>(`main [name="${name}"]`)
    await fill('dong1: Tiêu đề', 'Dòng đầu')
    await fill('dong1: Giá trị', 'đầu')
    await press('Xóa tùy chọn Dòng hai')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Xóa' }))
    // By name: the offer to undo it lasts for seconds, and a search by role looks at all of the page.
    await waitFor(() => expect(named('dong2')).toBeNull())
    await user.click(await screen.findByText('Hoàn tác', { selector: 'button' }))
    await waitFor(() => expect(named('dong2')?.value).toBe('hai'))
    expect([named('dong1')?.value, named('dong1_title')?.value]).toEqual(['đầu', 'Dòng đầu'])
    await save()
    await isSaved()
    expect(written(wire).at(-1)).toEqual({
      settings: [{ key: 'dong1', value: 'đầu', title: 'Dòng đầu', version: 1 }],
    })
  })

  it('are added by who may only add, who reads the others', async () => {
    const { token } = await api().member('create-settings')
    await page('dynamic', token)
    await screen.findByRole('group', { name: 'Tùy chọn mới' })
    fireEvent.change(field('Mã tùy chọn'), { target: { value: 'cuanguoithem' } })
    fireEvent.change(field('Tiêu đề'), { target: { value: 'Của người thêm' } })
    fireEvent.change(field('Giá trị'), { target: { value: 'x' } })
    await press('Thêm')
    await screen.findByText('Đã thêm tùy chọn.')
    await screen.findByRole('rowheader', { name: 'cuanguoithem' })
    expect(screen.queryByRole('button', { name: 'Lưu' })).toBeNull()
  })
})

describe('the search over all settings', () => {
  const search = () => screen.findByRole('searchbox', { name: 'Tìm cài đặt' })

  it('leads from any page to the row with the focus there, and finds pages, those of other screens too, and personal options', async () => {
    await call('POST', '/settings', { key: 'wifi', title: 'Mật khẩu wifi', value: 'nep' })
    const { place } = await page('company')
    const write = async (value: string) => fireEvent.change(await search(), { target: { value } })
    await write('hot line')
    await user.click(await screen.findByRole('link', { name: /^Hotline/ }))
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('hotline'))
    expect(place()).toBe('/settings/general')
    await write('chuyen huong')
    const found = within(screen.getByRole('main'))
    expect((await found.findByRole('link', { name: 'Chuyển hướng' })).getAttribute('href')).toBe(
      '/settings/redirect',
    )
    await write('mat khau wifi')
    await user.type(await search(), '{Enter}')
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('wifi_title'))
  })
})

describe('what the site says of itself', () => {
  let logo = ''
  beforeAll(async () => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(await png(160, 48))], 'logo.png'))
    logo = (await call('POST', '/media', form)).body.data.url
  })

  it('stands in the bar as soon as it is saved, and on the page of sign-in after that; an icon of another size is told beside it', async () => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(await png(64, 48))], 'icon.png'))
    const { url } = (await call('POST', '/media', form)).body.data
    // This person may not see the library, and types the address.
    const { token } = await api().member('list-settings', 'update-settings')
    const { router } = await page('general', token)
    await write(/^Biểu tượng trang/, url)
    await save()
    const said = await screen.findByText('Biểu tượng phải đúng 180 × 180 px, ảnh này là 64 × 48 px')
    expect(said.closest('[data-setting=favicon]')).toBeTruthy()
    await write(/^Biểu tượng trang/, '')
    await write(/^Tên trang web/, 'Tiệm Cà Phê')
    await write('Logo', logo)
    await save()
    await isSaved()
    const name = await screen.findByText('Tiệm Cà Phê', { selector: 'a > span' })
    expect(name.parentElement?.querySelector('img')?.getAttribute('src')).toBe(logo)
    localStorage.removeItem('access_token')
    await router.navigate('/login')
    await screen.findByText('Tiệm Cà Phê', { selector: '.login-site' })
    expect(document.querySelector('.login-logo')?.getAttribute('src')).toBe(logo)
  })

  it('stands in the bar again as soon as it is restored, alone or with all that was saved with it; its currency is that of every amount from then on', async () => {
    const { id } = await aType(api(), { style: 'product' })
    await call('POST', '/posts', aPost(id, { title: 'Gói quà', price: 125_000 }))
    const { dataProvider, router } = await page('general')
    await write(/^Tên trang web/, 'Tiệm Một')
    await save()
    await isSaved()
    const inBar = (name: string) => screen.findByText(name, { selector: 'a > span' })
    await write(/^Tên trang web/, 'Tiệm Hai')
    await save()
    await inBar('Tiệm Hai')
    const { id: setting = 0 } = (await stored('site_name')) ?? {}
    const events = (await call('GET', `/history?entity=settings&id=${setting}`)).body.data
    await dataProvider.restore(events[0].id)
    await inBar('Tiệm Một')
    const { batch } = (await call('GET', `/history?entity=settings&id=${setting}`)).body.data[0]
    await dataProvider.restoreBatch(batch)
    await inBar('Tiệm Hai')

    await user.click(await screen.findByRole('combobox', { name: /^Đơn vị tiền/ }))
    await user.click(await screen.findByRole('option', { name: 'Đô la Mỹ ($)' }))
    await save()
    await waitFor(async () => expect((await stored('money_unit'))?.value).toBe('USD'))
    await router.navigate(`/posts/all-posts/${id}`)
    const row = (await screen.findByRole('link', { name: 'Gói quà' })).closest('tr')
    expect(row?.textContent).toMatch(/125\.000\s\$/)
    expect(row?.textContent).not.toContain('₫')
  })
})
