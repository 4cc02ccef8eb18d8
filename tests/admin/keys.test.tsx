import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { placesOf } from '../../src/admin/components/palette/places'
import { pageActions } from '../../src/admin/keys/pageActions'
import type { shortcuts } from '../../src/admin/keys/shortcuts'
import { screens } from '../../src/admin/screens'
import { aPost, aType } from '../support/content'
import { picture } from '../support/files'
import { codeOf, sourceFiles } from '../unit/source'
import { heading, withAdmin } from './harness'

const { api, open } = withAdmin()
let typeId = 0
const list = '/agencies/manager'

beforeAll(async () => {
  typeId = (await aType(api(), { title: 'Chuyện nhà' })).id
  for (const name of ['Quán một', 'Quán hai', 'Quán ba'])
    await api().call('POST', '/agencies', { as: api().owner.token, body: { name } })
})

const press = (keys: string) => userEvent.keyboard(keys)
const link = (name: string) => screen.findByRole('link', { name })
const openList = async () => {
  const opened = await open(list, { as: api().owner.token })
  await screen.findByText('Quán ba', { selector: 'a' })
  return opened
}
/** That of the list: a menu of many types has one as well. */
const searchBox = () => within(screen.getByRole('main')).getByRole<HTMLInputElement>('searchbox')
const focused = () => document.activeElement?.textContent

type Key = keyof typeof shortcuts

/** The effect of each key, on a list or where its test begins; only keys in this table are tested. */
const effects: Record<Key, () => Promise<void>> = {
  async next() {
    await press('j')
    await waitFor(() => expect(focused()).toBe('Quán một'))
    await press('j')
    await waitFor(() => expect(focused()).toBe('Quán hai'))
  },
  async previous() {
    await press('k')
    await waitFor(() => expect(focused()).toBe('Quán một'))
    await press('kk')
    expect(focused()).toBe('Quán một')
  },
  async select() {
    await press('x')
    await screen.findByText('Đã chọn 1 mục')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Quán một/ }).checked).toBe(true)
  },
  async selectRange() {
    await press('jj{Shift>}x{/Shift}')
    await screen.findByText('Đã chọn 3 mục')
  },
  async bulk() {
    await waitFor(() => expect(document.querySelector('[data-bulk] button:enabled')).toBeTruthy())
    await press('b')
    await waitFor(() => expect(document.activeElement?.closest('[data-bulk]')).toBeTruthy())
  },
  async unselect() {
    await press('u')
    await waitFor(() => expect(screen.queryByText('Đã chọn 3 mục')).toBeNull())
  },
  async search() {
    await press('/')
    await waitFor(() => expect(document.activeElement).toBe(searchBox()))
    await press('?nj/')
    expect(searchBox().value).toBe('?nj/')
  },
  async palette() {
    await press('{Control>}k{/Control}')
    await screen.findByRole('combobox', { name: 'Tìm và làm' })
    expect(screen.queryByRole('dialog', { name: 'Phím tắt' })).toBeNull()
  },
  async help() {
    await press('{Shift>}?{/Shift}')
    const sheet = within(await screen.findByRole('dialog', { name: 'Phím tắt' }))
    for (const words of ['Tìm và làm mọi việc', 'Dòng tiếp theo', 'Chuyện nhà: Tất cả bài viết', 'Lưu'])
      expect(sheet.getByText(words)).toBeTruthy()
    // Under an open dialog no key works.
    await press('n')
    await press('{Control>}k{/Control}')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    // Nor does the browser do with them what it would: lead to its address, or save the page.
    for (const key of ['k', 's'])
      expect(fireEvent.keyDown(screen.getByRole('dialog'), { key, ctrlKey: true }), key).toBe(false)
    await press('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
  async create() {
    const add = async (path: string, type: object = {}) => {
      const at = path.replace(':typeID', String((await aType(api(), type)).id))
      const { place } = await open(at, { as: api().owner.token })
      await waitFor(() => expect(document.querySelector('main h1')?.textContent).toBeTruthy())
      await press('n')
      // To the very list that is open, with the cursor in the first field.
      await waitFor(() => expect(place()).toBe(`${at}/create`))
      const field = 'form :is(input, textarea, [role=combobox], [contenteditable=true])'
      await waitFor(() =>
        expect(document.activeElement?.matches(field), document.activeElement?.outerHTML).toBe(true),
      )
    }
    // Of an entity that has several lists, and one whose lines come later than its form.
    await add('/users/client')
    await add('/posts/trademark-group/:typeID', { features: ['trademarks'] })
    await add('/posts/product/order/:typeID', { style: 'product', features: ['orders', 'discounts'] })
  },
  async open() {
    await press('jkkke')
    await heading('Quán một')
  },
  async following() {
    await link('Mục sau trong danh sách')
    await press(']')
    await heading('Quán hai')
  },
  async preceding() {
    await link('Mục trước trong danh sách')
    await press('[[')
    await heading('Quán một')
  },
  async preview() {
    const as = api().owner.token
    const { body } = await api().call('POST', '/posts', { as, body: aPost(typeId, { title: 'Bài một' }) })
    await open(`/posts/all-posts/${typeId}/${body.data.id}`, { as })
    await screen.findByText('Xem trước', { selector: 'button' })
    await press('{F9}')
    const shown = within(await screen.findByRole('dialog', { name: 'Xem trước như người đọc' }))
    shown.getByRole('heading', { name: 'Bài một' })
  },
  async notice() {
    await press('jx')
    await userEvent.click(await screen.findByRole('button', { name: 'Xóa' }))
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Xóa 1 đại lý?' })).getByRole('button', {
        name: 'Xóa',
      }),
    )
    const undo = await screen.findByRole('button', { name: 'Hoàn tác' })
    await press('{F8}')
    await waitFor(() => expect(document.activeElement).toBe(undo))
    await press('{Enter}')
    await link('Quán một')
  },
  async mark() {
    const as = api().owner.token
    for (const name of ['Chị Lan', 'Anh Tú']) await api().call('POST', '/feedback', { as, body: { name } })
    const waiting = encodeURIComponent('{"status":"none"}')
    await open(`/feedback/manager?filter=${waiting}`, { as })
    await link('Chị Lan')
    // Without a row nothing is ticked off.
    await press('v')
    await press('jv')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Anh Tú' })).toBeNull())
    await waitFor(() => expect(focused()).toBe('Chị Lan'))
    await press('e')
    await screen.findByRole('region', { name: 'Chị Lan' })
    await press('v')
    await screen.findByRole('button', { name: 'Mở lại' })
  },
  async advance() {
    const as = api().owner.token
    const post = async (path: string, body: object) =>
      (await api().call('POST', path, { as, body })).body.data
    const type = await aType(api(), { style: 'product', features: ['orders'] })
    const { id: post_id } = await post('/posts', aPost(type.id, { price: 1_000 }))
    const { id, code } = await post('/orders', {
      type_id: type.id,
      name: 'Chị Lan',
      phone: '0912345678',
      address: 'Hà Nội',
      products: [{ post_id, quantity: 1 }],
    })
    await open(`/posts/product/order/${type.id}/${id}`, { as })
    await screen.findByRole('button', { name: 'Nhận xử lý' })
    await press('t')
    const dialog = within(await screen.findByRole('dialog'))
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Nhận xử lý' }))
    await press('{Enter}')
    await screen.findByRole('button', { name: 'Giao hàng' })
    cleanup()
    // In a list, of the row that has the focus.
    await open(`/posts/product/order/${type.id}?view=list`, { as })
    await link(code)
    await press('jt')
    const forward = await screen.findByRole('dialog', { name: 'Chuyển 1 đơn sang bước tiếp theo?' })
    const action = within(forward).getByRole('button', { name: 'Chuyển bước tiếp' })
    // Not before it is known where the goods can leave from.
    await waitFor(() => {
      expect(action).toHaveProperty('disabled', false)
      expect(document.activeElement).toBe(action)
    })
    await press('{Enter}')
    await screen.findByText('Đang giao', { selector: 'td *' })
  },
  async spam() {
    const as = api().owner.token
    await api().call('POST', '/feedback', { as, body: { name: 'Vay nhanh' } })
    await open('/inbox', { as })
    await link('Vay nhanh')
    await press('j{Shift>}s{/Shift}')
    await screen.findByText('Đã bỏ vào thùng rác vì là tin rác.')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Vay nhanh' })).toBeNull())
  },
  async reply() {
    const as = api().owner.token
    await api().call('POST', '/feedback', { as, body: { name: 'Cô Hòa', content: 'Gọi lại nhé' } })
    await open('/inbox', { as })
    await link('Cô Hòa')
    // Without a row there is nobody to answer.
    await press('r')
    await press('jr')
    const box = await screen.findByRole('textbox', { name: 'Ghi lại đã trả lời thế nào' })
    await waitFor(() => expect(document.activeElement).toBe(box))
  },
  async another() {
    const as = api().owner.token
    const { id } = await aType(api(), { features: ['categories'] })
    await open(`/posts/post-category/${id}/create`, { as })
    const title = await screen.findByRole('textbox', { name: /Tên danh mục/ })
    await waitFor(() => expect(document.activeElement).toBe(title))
    await press('Trà{Control>}{Enter}{/Control}')
    await waitFor(() => {
      const next = screen.getByRole('textbox', { name: /Tên danh mục/ })
      expect(document.activeElement).toBe(next)
      expect(next).toHaveProperty('value', '')
    })
  },
  async save() {
    const { wire } = await open('/settings/redirect/create', { as: api().owner.token })
    const field = await screen.findByRole('textbox', { name: /Địa chỉ cũ|Từ|nguồn/i })
    await userEvent.type(field, 'không hợp lệ')
    await press('{Control>}s{/Control}')
    // Also from within a field: the form says what is wrong.
    await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).toBeTruthy())
    expect(wire.sent.filter(({ method }) => method === 'POST')).toEqual([])
  },
}

/** Keys that are pressed one after the other on a list, and what is left of them after that. */
const walks: Key[][] = [
  ['next', 'previous', 'select', 'selectRange', 'bulk', 'unselect', 'open', 'following', 'preceding'],
  ['notice', 'help', 'search', 'palette'],
]
const alone = Object.keys(effects).filter((key): key is Key => !walks.flat().some((each) => each === key))

describe('every key does what the sheet says', () => {
  it.each(walks.map((keys) => [keys.join(', '), keys] as const))('on a list: %s', async (_, keys) => {
    await openList()
    for (const key of keys) await effects[key]()
  })

  it.each(alone)('%s', (key) => effects[key]())

  it('g and a letter go to a screen that has one', async () => {
    const { place } = await open('/support', { as: api().owner.token })
    await heading('Hỗ trợ')
    const types = (await api().call('GET', '/types', { as: api().owner.token })).body.data
    const places = placesOf(screens, types, () => true).filter(({ keys }) => keys)
    for (const { keys = '', to } of [places[0], places.at(-1)].flatMap((each) => each ?? [])) {
      await press(keys.replace(' ', ''))
      await waitFor(() => expect(place(), keys).toBe(to))
    }
  })
})

describe('no key works', () => {
  const nothingHappens = async () => {
    await new Promise((done) => setTimeout(done, 50))
    expect(screen.queryByRole('dialog', { name: 'Phím tắt' })).toBeNull()
    expect(searchBox()).toBeTruthy()
  }

  it('again and again while it is held, nor during input of Vietnamese or Japanese', async () => {
    await openList()
    await press('j')
    await waitFor(() => expect(focused()).toBe('Quán một'))
    const row = document.activeElement ?? document.body
    for (const more of [{ repeat: true }, { isComposing: true }, { keyCode: 229 }])
      fireEvent.keyDown(row, { key: 'j', code: 'KeyJ', ...more })
    fireEvent.compositionEnd(row)
    fireEvent.keyDown(row, { key: 'j', code: 'KeyJ' })
    expect(focused()).toBe('Quán một')
  })

  it('without a modifier once this account has switched them off, and says none to screen readers, also after signing in again', async () => {
    const keysOf = (element: HTMLElement) => element.getAttribute('aria-keyshortcuts')
    const add = () => within(screen.getByRole('main')).getByRole('link', { name: 'Thêm đại lý' })
    await openList()
    expect(keysOf(searchBox())).toBe('/')
    expect(keysOf(add())).toBe('N')
    await press('{Shift>}?{/Shift}')
    await userEvent.click(await screen.findByRole('switch', { name: 'Dùng phím tắt một chữ cái' }))
    await press('{Escape}')
    await waitFor(() => expect(keysOf(add())).toBeNull())
    expect(keysOf(screen.getByRole('button', { name: 'Tìm kiếm' }))).toBe('Control+K')
    await openList()
    await press('{Shift>}?{/Shift}')
    await press('n')
    await nothingHappens()
    // The palette still has everything, and the way back to the sheet.
    await press('{Control>}k{/Control}')
    await userEvent.type(await screen.findByRole('combobox', { name: 'Tìm và làm' }), 'phim tat')
    await userEvent.click(await screen.findByRole('option', { name: /^Phím tắt/ }))
    await screen.findByRole('switch', { name: 'Dùng phím tắt một chữ cái' })
    // Another account in the same browser keeps its keys.
    const { token } = await api().member('list-agencies', 'create-agencies')
    await open(list, { as: token })
    await link('Quán ba')
    await press('n')
    await heading(/^Thêm/)
  })
})

describe('everything that a screen offers has a way by keyboard', () => {
  it('no button is out of the order of Tab but those that arrows walk, and those that are there twice', () => {
    const out = /<(\w*Button\w*|Chip)\b(?:(?!<\w)[\s\S])*?tabIndex=\{(?!0\})/
    const files = sourceFiles('src/admin').filter((file) => out.test(codeOf(file)))
    expect(files.map(({ path }) => path.replace(/^.*\/|\.tsx$/g, '')).sort()).toEqual([
      'CalendarButton',
      'CalendarPost',
      'DayCell',
      'IconGrid',
      'ImageInput',
      'LineCell',
      'MediaCard',
    ])
  })

  /** In tabs, grids and the like one of them has the focus, and arrows move it. */
  const hasArrows = (button: Element) =>
    button.closest('[role=tablist],[role=radiogroup],[role=toolbar],[role=grid],[role=group],[role=list]') !==
    null

  const expectWays = () => {
    const offered = new Set(pageActions().map(({ label }) => label))
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button, main [role=button]')]
    const lost = buttons.filter((button) => {
      const name = button.getAttribute('aria-label') ?? button.textContent ?? ''
      return !button.disabled && button.tabIndex < 0 && !offered.has(name.trim()) && !hasArrows(button)
    })
    expect(lost.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([])
  }

  it.each(['/posts/calendar/:typeID', '/warehouse/change/new/import'])(
    '%s: each button is in the palette, or can be reached with Tab',
    async (path) => {
      await open(path.replace(':typeID', String(typeId)), { as: api().owner.token })
      await waitFor(() => expect(document.querySelector('main h1')?.textContent).toBeTruthy())
      expectWays()
    },
  )

  it('so can each of a page that has tiles instead of rows, to which j goes', async () => {
    await open('/media/media-library', { as: api().owner.token })
    await screen.findByText('Thư viện chưa có tệp nào')
    expectWays()
    const file = new File([new Uint8Array(await picture('#123'))], 'mot.png', { type: 'image/png' })
    fireEvent.drop(window, { dataTransfer: { files: [file], types: ['Files'] } })
    const tile = await screen.findByRole('button', { name: 'Xem “mot.png”' })
    await press('j')
    await waitFor(() => expect(document.activeElement).toBe(tile))
  })
})
