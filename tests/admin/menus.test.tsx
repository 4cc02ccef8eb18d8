import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { type Wire, withAdmin } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token
const call = async (method: string, path: string, body?: object, headers = {}) => {
  const answer = await admin.api().call(method, path, { as: owner(), body, headers })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body?.data
}

let serial = 0
const link = (text: string, children: object[] = [], more: object = {}) => ({
  text,
  url: '/',
  children,
  ...more,
})
const aMenu = (items: object[], title = 'Menu chính') =>
  call('POST', '/menus', { key: `menu-${++serial}`, title, items })
const open = async (items: object[], title?: string) => {
  const menu = await aMenu(items, title)
  const opened = await admin.open(`/appearance/menu/${menu.id}`, { as: owner() })
  await screen.findByRole('button', { name: 'Thêm mục' })
  return { menu, ...opened }
}
const rows = () => screen.queryAllByRole('row')
const nameOf = (row: HTMLElement) => row.querySelector('[data-open]')?.textContent ?? ''
/** The tree as it stands: a dash per level. */
const shown = () => rows().map((row) => '-'.repeat(Number(row.ariaLevel) - 1) + nameOf(row))
const row = (name: string) => rows().find((each) => nameOf(each) === name) as HTMLElement
const press = (name: string, key: string, altKey = true) => {
  act(() => row(name).focus())
  fireEvent.keyDown(row(name), { key, altKey })
}
const patches = (wire: Wire) => wire.answered.filter(({ method }) => method === 'PATCH')
const save = async (wire: Wire) => {
  const before = patches(wire).length
  await user.click(screen.getByRole('button', { name: 'Lưu' }))
  await waitFor(() => expect(patches(wire).length).toBe(before + 1))
  await screen.findByText('Đã lưu menu.')
  return patches(wire).at(-1)?.body as Record<string, unknown>
}
const texts = (items: { text: string; children: never[] }[]): unknown[] =>
  items.flatMap(({ text, children }) => (children.length ? [text, texts(children)] : [text]))
const stored = async (id: number) => (await call('GET', `/menus?search=id:${id}&include=body`))[0].items

describe('the tree of a menu', () => {
  it('is moved by keys, said aloud, and saved whole; an item is removed with those under it, which is undone at once or named when it is saved', async () => {
    const { menu, wire } = await open([link('Một', [link('Con')]), link('Hai'), link('Ba')])
    expect(shown()).toEqual(['Một', '-Con', 'Hai', 'Ba'])
    press('Một', 'ArrowRight')
    screen.getByText('“Một” không thể chuyển theo hướng đó.')
    press('Ba', 'ArrowUp')
    expect(shown()).toEqual(['Một', '-Con', 'Ba', 'Hai'])
    press('Ba', 'ArrowRight')
    expect(shown()).toEqual(['Một', '-Con', '-Ba', 'Hai'])
    screen.getByText('“Ba”: mục 2 trên 2, cấp 2, trong “Một”.')
    press('Con', 'ArrowLeft')
    expect(shown()).toEqual(['Một', '-Ba', 'Con', 'Hai'])
    const body = await save(wire)
    expect(body).toMatchObject({ removed: [], items: [{ text: 'Một' }, { text: 'Con' }, { text: 'Hai' }] })
    expect(texts(await stored(menu.id))).toEqual(['Một', ['Ba'], 'Con', 'Hai'])

    const [one, , three] = menu.items
    press('Một', 'Delete', false)
    expect(shown()).toEqual(['Con', 'Hai'])
    const undo = screen.getByRole('button', { name: 'Hoàn tác' })
    expect(document.activeElement).toBe(undo)
    screen.getAllByText('Đã gỡ “Một” cùng 1 mục con.')
    await user.click(undo)
    expect(shown()).toEqual(['Một', '-Ba', 'Con', 'Hai'])
    expect(document.activeElement).toBe(row('Một'))
    press('Một', 'Delete', false)
    expect((await save(wire)).removed).toEqual([one.id, three.id])
    expect(texts(await stored(menu.id))).toEqual(['Con', 'Hai'])
  })
})

describe('the handle of an item', () => {
  const handle = async (name: string) => {
    await user.click(within(row(name)).getByRole('button', { name: `Chuyển chỗ “${name}”` }))
    return within(await screen.findByRole('menu', { name: `Chuyển chỗ “${name}”` }))
  }

  it('moves it by buttons as far as there is a way, asks for a place far away, and offers what its buttons do', async () => {
    const { menu, wire } = await open([link('Một', [link('Con')]), link('Hai'), link('Ba')])
    const first = await handle('Một')
    for (const name of ['Đưa lên', 'Thụt vào một cấp', 'Lùi ra một cấp'])
      expect(first.getByText(name).closest('[role=menuitem]')?.ariaDisabled ?? 'true').toBe('true')
    await user.click(first.getByText('Đưa xuống'))
    expect(shown()).toEqual(['Hai', 'Một', '-Con', 'Ba'])
    screen.getByText('“Một”: mục 2 trên 3, cấp 1.')
    await user.click((await handle('Con')).getByText('Chuyển đến…'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Chuyển “Con” đến…' }))
    await user.click(dialog.getByRole('combobox', { name: 'Nằm trong' }))
    await user.click(await screen.findByRole('option', { name: 'Ba' }))
    await user.click(dialog.getByRole('button', { name: 'Chuyển' }))
    expect(shown()).toEqual(['Hai', 'Một', 'Ba', '-Con'])
    await user.click((await handle('Ba')).getByText('Nhân bản “Ba”'))
    expect(shown()).toEqual(['Hai', 'Một', 'Ba', '-Con', 'Ba', '-Con'])
    await save(wire)
    // Under ids of their own.
    const [, , one, two] = await stored(menu.id)
    expect(new Set([one.id, one.children[0].id, two.id, two.children[0].id]).size).toBe(4)
  })
})

describe('a menu of many items', () => {
  const many = Array.from({ length: 6 }, (_, at) => link(`Cha ${at + 1}`, [link(`Con ${at + 1}`)]))

  it('changes on the page only what a move changes', async () => {
    await open(many)
    await screen.findByRole('region', { name: 'Xem trước' })
    const before = new Map(rows().map((each) => [nameOf(each), each]))
    const changed = new Set<string>()
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const at = (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>('tr')
        if (at) changed.add(nameOf(at))
      }
    })
    observer.observe(document.querySelector('[role=treegrid]') as Element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-label', 'aria-expanded'],
    })
    press('Cha 5', 'ArrowUp')
    await waitFor(() => expect(shown().indexOf('Cha 5')).toBe(6))
    observer.disconnect()
    expect([...changed].sort()).toEqual(['Cha 4', 'Cha 5'])
    expect(row('Cha 2')).toBe(before.get('Cha 2'))
  })
})

describe('an item', () => {
  const edit = async (name: string) => {
    await user.click(within(row(name)).getByRole('button', { name: `Sửa mục “${name}”` }))
    return screen.findByRole('dialog', { name: 'Mục của menu' })
  }
  const fill = (dialog: HTMLElement, label: RegExp | string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })

  it('is not lost to a click beside the dialog, where the focus begins in its first field; closed, it is as it was; is edited with all its fields, custom data by rows', async () => {
    const { menu, wire } = await open([link('Một')])
    const closed = await edit('Một')
    const text = within(closed).getByLabelText(/^Chữ hiển thị/)
    expect(document.activeElement).toBe(text)
    fireEvent.change(text, { target: { value: 'Khác' } })
    const beside = document.querySelector('.MuiDialog-container') as Element
    fireEvent.mouseDown(beside)
    fireEvent.click(beside)
    expect(screen.getByRole('dialog', { name: 'Mục của menu' })).toBe(closed)
    expect(text).toHaveProperty('value', 'Khác')
    await user.click(within(closed).getByRole('button', { name: 'Đóng' }))
    expect(shown()).toEqual(['Một'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const dialog = await edit('Một')
    fill(dialog, /^Chữ hiển thị/, 'Trang chủ')
    fill(dialog, 'Liên kết', 'javascript:alert(1)')
    fill(dialog, 'Mô tả', 'Về đầu')
    fill(dialog, 'Lớp CSS', 'noi-bat')
    await user.click(within(dialog).getByRole('combobox', { name: /Mở liên kết/ }))
    await user.click(await screen.findByRole('option', { name: 'Trong thẻ mới' }))
    await user.click(within(dialog).getByRole('button', { name: 'Thêm dòng' }))
    fill(dialog, 'Mã, dòng 1', 'icon')
    fill(dialog, 'Giá trị, dòng 1', 'leaf')
    await user.click(within(dialog).getByRole('button', { name: 'Xong' }))
    within(dialog).getByText(/^Liên kết phải bắt đầu bằng/)
    fill(dialog, 'Liên kết', '/trang-chu')
    await user.click(within(dialog).getByRole('button', { name: 'Xong' }))
    await waitFor(() => expect(shown()).toEqual(['Trang chủ']))
    await save(wire)
    expect((await stored(menu.id))[0]).toEqual({
      id: menu.items[0].id,
      text: 'Trang chủ',
      url: '/trang-chu',
      target: 'new',
      description: 'Về đầu',
      class: 'noi-bat',
      visibility: 'all',
      data: { icon: 'leaf' },
      children: [],
    })
  })

  it('is added from posts and as an address, several at once, also under another', async () => {
    const type = await aType(admin.api(), { slug: 'cam-nang', title: 'Cẩm nang' })
    for (const [slug, status] of [
      ['pha-phin', 'published'],
      ['pha-lanh', 'draft'],
    ])
      await call('POST', '/posts', aPost(type.id, { title: `Bài ${slug}`, slug, status }))
    const shop = await aType(admin.api(), { slug: 'shop', title: 'Shop', style: 'product' })
    await call('POST', '/posts', aPost(shop.id, { title: 'Phin nhôm', slug: 'phin-nhom' }))
    const { wire, menu } = await open([link('Một')])
    await user.click(within(row('Một')).getByRole('button', { name: 'Thêm mục con vào “Một”' }))
    const dialog = await screen.findByRole('dialog', { name: 'Thêm mục con vào “Một”' })
    await user.click(await within(dialog).findByRole('checkbox', { name: /Bài pha-phin/ }))
    expect(within(dialog).queryByRole('checkbox', { name: /Phin nhôm/ })).toBeNull()
    await user.click(within(dialog).getByRole('checkbox', { name: /Bài pha-lanh.*chưa hiển thị/ }))
    await user.click(within(dialog).getByRole('tab', { name: 'Sản phẩm' }))
    await within(dialog).findByRole('checkbox', { name: /Phin nhôm/ })
    await user.click(within(dialog).getByRole('tab', { name: 'Địa chỉ bất kỳ' }))
    fill(dialog, 'Chữ hiển thị', 'Gọi tiệm')
    fill(dialog, 'Liên kết', 'tel:0912345678')
    await user.click(within(dialog).getByRole('button', { name: 'Thêm 3 mục' }))
    await waitFor(() => expect(shown()).toEqual(['Một', '-Bài pha-phin', '-Bài pha-lanh', '-Gọi tiệm']))
    await screen.findByText('1 liên kết dẫn đến nội dung khách chưa xem được.')
    await save(wire)
    const urls = (await stored(menu.id))[0].children.map(({ url }: { url: string }) => url)
    expect(urls).toEqual(['/cam-nang/pha-phin', '/cam-nang/pha-lanh', 'tel:0912345678'])
  })
})

describe('the preview of a menu', () => {
  it('shows what a guest sees and what a member sees; how many links lead nowhere is said, and which', async () => {
    await aType(admin.api(), { slug: 'tin-nha' })
    await open([
      link('Tin', [], { url: '/tin-nha' }),
      link('Cũ', [], { url: '/khong-con' }),
      link('1', [link('2', [link('3', [link('4'), link('5')])])]),
      link('Ai cũng thấy'),
      link('Chỉ thành viên', [link('Ở dưới')], { visibility: 'auth' }),
      link('Chỉ khách', [], { visibility: 'guest', target: 'new' }),
    ])
    await screen.findByText('1 liên kết không dẫn đến đâu.')
    within(row('Cũ')).getByText('Không dẫn đến đâu')
    expect(within(row('Tin')).queryByText('Không dẫn đến đâu')).toBeNull()
    // Four levels, and no deeper.
    press('5', 'ArrowRight')
    screen.getByText('“5” không thể chuyển theo hướng đó.')
    expect(within(row('4')).queryByRole('button', { name: /^Thêm mục con/ })).toBeNull()
    const preview = () => screen.getByRole('region', { name: 'Xem trước' })
    within(preview()).getByText('Chỉ khách')
    within(preview()).getByTitle('mở thẻ mới')
    expect(within(preview()).queryByText('Ở dưới')).toBeNull()
    within(preview()).getByText('2 mục ẩn với người xem này.')
    await user.click(within(preview()).getByRole('button', { name: 'Đã đăng nhập' }))
    within(preview()).getByText('Ở dưới')
    expect(within(preview()).queryByText('Chỉ khách')).toBeNull()
  })
})

describe('changing menus', () => {
  it('asks before what is not saved is left, and goes on at once otherwise', async () => {
    await admin.api().db.execute(sql`delete from menus`)
    const other = await aMenu([], 'Menu khác')
    const { menu, place } = await open([link('Một'), link('Hai')], 'Menu này')
    press('Hai', 'ArrowUp')
    const tabs = await screen.findByRole('tablist', { name: 'Menu' })
    await user.click(within(tabs).getByText('Menu khác'))
    const question = await screen.findByRole('dialog', { name: 'Rời trang khi chưa lưu?' })
    expect(place()).toBe(`/appearance/menu/${menu.id}`)
    await user.click(within(question).getByRole('button', { name: 'Lưu và rời' }))
    await waitFor(() => expect(place()).toBe(`/appearance/menu/${other.id}`))
    expect(texts(await stored(menu.id))).toEqual(['Hai', 'Một'])
  })

  it('is a choice in a list where there are many', async () => {
    for (const at of [1, 2, 3, 4, 5, 6]) await aMenu([], `Menu số ${at}`)
    const { place } = await open([], 'Menu này')
    await user.click(await screen.findByRole('combobox', { name: 'Menu' }))
    await user.click(await screen.findByRole('option', { name: 'Menu số 5' }))
    await screen.findByText('Menu số 5', { selector: 'h1' })
    expect(place()).not.toBe('/appearance/menu')
  })
})

describe('a menu that somebody else has saved meanwhile', () => {
  it('keeps the items of both, and an item once that both have moved, where the person chooses', async () => {
    const { menu } = await open([link('Một'), link('Hai'), link('Ba')])
    const [one, two, three] = menu.items
    const theirs = [{ ...one, children: [three] }, { ...two, text: 'Hai mới' }, link('Của họ')]
    await call('PATCH', `/menus/${menu.id}`, { items: theirs })
    press('Ba', 'ArrowRight')
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    const dialog = await screen.findByRole('dialog', { name: 'Có người vừa sửa nội dung này' })
    const where = within(dialog).getByRole('radiogroup', { name: /Nằm trong$/ })
    await user.click(within(where).getByRole('radio', { name: /Bản vừa lưu.*Một/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Lưu bản đã chọn' }))
    await screen.findByText('Đã lưu menu.')
    expect(texts(await stored(menu.id))).toEqual(['Một', ['Ba'], 'Hai mới', 'Của họ'])
  })
})

describe('who may only add menus', () => {
  it('fills one without being told where links lead', async () => {
    const { token } = await admin.api().member('create-menus')
    const { wire } = await admin.open('/appearance/menu/create', { as: token })
    await user.click(await screen.findByRole('button', { name: 'Thêm mục' }))
    const dialog = await screen.findByRole('dialog', { name: 'Thêm mục vào menu' })
    fireEvent.change(within(dialog).getByLabelText('Chữ hiển thị'), { target: { value: 'Tin' } })
    fireEvent.change(within(dialog).getByLabelText('Liên kết'), { target: { value: '/tin' } })
    await user.click(within(dialog).getByRole('button', { name: 'Thêm 1 mục' }))
    await waitFor(() => expect(shown()).toEqual(['Tin']))
    fireEvent.change(screen.getByLabelText(/^Tên menu/), { target: { value: 'Của tôi' } })
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText('Đã thêm menu.')
    expect(wire.refused).toEqual([])
  })
})
