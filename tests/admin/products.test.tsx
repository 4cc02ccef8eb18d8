import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aCategory, aGroup, aPost, aType } from '../support/content'
import { heading, withAdmin, written } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token
const post = async (path: string, body: object) => {
  const answer = await admin.api().call('POST', path, { as: owner(), body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}

async function aShop(more: object = {}) {
  const type = await aType(admin.api(), {
    style: 'product',
    title: 'Hàng của tiệm',
    features: ['discounts', 'images'],
    ...more,
  })
  const add = (title: string, more: object = {}) => post('/posts', aPost(type.id, { title, ...more }))
  return { type, add, path: `/posts/all-posts/${type.id}`, newPath: `/posts/add-new-post/${type.id}` }
}

/** A discount that runs now: one begins later when it is made, so that the clock of the database is not waited for. */
async function aRunningDiscount(type_id: number) {
  const { sql } = await import('drizzle-orm')
  const made = await post('/discounts', {
    type_id,
    title: 'Mua nhiều giảm sâu',
    start: new Date(Date.now() + 60_000).toISOString(),
    end: new Date(Date.now() + 3_600_000).toISOString(),
    config: [{ quantity: 5, discount: 10, type: 'percent' }],
  })
  await admin
    .api()
    .db.execute(sql`update discounts set start = now() - interval '1 day' where id = ${made.id}`)
  return made
}

const columnsOf = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
const fill = async (input: HTMLElement, text: string) => {
  await user.clear(input)
  await user.click(input)
  await user.paste(text)
}

/** By name: a search by role reads all of a long form, again with each change of it. */
const priceBox = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('main [name=price]')
    if (!found) throw new Error('the form is not there yet')
    return found
  })

/** The grid, as soon as it can be used. */
const pricesByAgency = async () => {
  const grid = await screen.findByRole('group', { name: 'Giá theo đại lý' })
  await waitFor(() => expect(grid.closest('[inert]')).toBeNull())
  return grid
}

describe('the list of products', () => {
  it('has columns and filters of its own, known before its table is drawn; that of articles has not', async () => {
    const { type, add, path } = await aShop({
      features: ['categories', 'trademarks', 'product_groups', 'discounts'],
    })
    const { id: trademark_id } = await aGroup(admin.api(), type.id, { style: 'trademark', title: 'Nếp Rang' })
    const group = await aGroup(admin.api(), type.id, { title: 'Nổi bật' })
    await aCategory(admin.api(), type.id)
    await add('Phin nhôm', { price: 155_000, code: 'PH-1', trademark_id, group_ids: [group.id] })
    const news = await aType(admin.api(), { title: 'Tin' })
    await post('/posts', aPost(news.id, { title: 'Một bài' }))
    const seen = new Set<string>()
    const watcher = new MutationObserver(() => {
      const heads = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)
      if (heads.length) seen.add(String(heads.includes('Giá')))
    })
    watcher.observe(document.body, { childList: true, subtree: true })
    const { router } = await admin.open(path, { as: owner() })
    await screen.findByText('Nếp Rang')
    watcher.disconnect()
    expect([...seen]).toEqual(['true'])
    expect(screen.getByText('PH-1')).toBeTruthy()
    expect(screen.getByText('155.000 ₫')).toBeTruthy()
    expect(await columnsOf()).toEqual(expect.arrayContaining(['Mã sản phẩm', 'Giá', 'Thương hiệu']))
    await user.click(screen.getByRole('button', { name: 'Bộ lọc' }))
    for (const name of ['Danh mục chính', 'Nhóm', 'Thương hiệu'])
      expect(screen.getAllByRole('button', { name }).length, name).toBeGreaterThan(0)
    // The head sorts by it, the chip filters.
    expect(screen.getAllByRole('button', { name: 'Giá' })).toHaveLength(2)
    expect(screen.getByRole('tab', { name: /^Đã đăng/ })).toBeTruthy()

    await router.navigate(`/posts/all-posts/${news.id}`)
    await screen.findByText('Một bài')
    expect(await columnsOf()).not.toContain('Giá')
  })

  it('changes a price in its cell, and shows what the discount that runs makes of it; many are changed in one call, after what comes of it was shown', async () => {
    const { type, add, path } = await aShop()
    const { id } = await aRunningDiscount(type.id)
    await add('Ấm đất', { price: 200_000, discount_id: id })
    await add('Rẻ', { price: 10_000 })
    await add('Đắt', { price: 100_500 })
    const { wire } = await admin.open(path, { as: owner() })
    await screen.findByText('từ 5: 180.000 ₫')
    await user.click(await screen.findByRole('button', { name: /200\.000/ }))
    const input = await screen.findByRole('textbox', { name: /Giá/ })
    await fill(input, '250.000')
    fireEvent.keyDown(input, { key: 'Enter' })
    await screen.findByText('250.000 ₫')
    expect(written(wire)).toEqual([{ price: 250_000 }])
    await screen.findByText('từ 5: 225.000 ₫')

    for (const name of ['Rẻ', 'Đắt'])
      await user.click(screen.getByRole('checkbox', { name: `Chọn dòng này: ${name}` }))
    await user.click(await screen.findByRole('button', { name: 'Đổi giá' }))
    const dialog = await screen.findByRole('dialog')
    const apply = () => within(dialog).getByRole('button', { name: 'Đổi giá' })
    expect(apply()).toHaveProperty('disabled', true)
    await user.click(within(dialog).getByRole('combobox'))
    await user.click(await screen.findByRole('option', { name: 'Giảm một số tiền' }))
    await fill(within(dialog).getByRole('textbox', { name: 'Số tiền' }), '20.000')
    await within(dialog).findByText('80.500 ₫', { selector: 'tbody td' })
    expect(within(dialog).getByText(/1 sản phẩm giữ nguyên giá/)).toBeTruthy()
    const sent = wire.sent.filter(({ method }) => method === 'POST')
    expect(sent.every(({ body }) => (body as { dry_run?: boolean }).dry_run)).toBe(true)
    await waitFor(() => expect(apply()).toHaveProperty('disabled', false))
    await user.click(apply())
    await screen.findByText('80.500 ₫')
    await screen.findByText(/chưa đổi được giá/)
    expect(written(wire).at(-1)).toMatchObject({
      action: 'update',
      change: { name: 'reprice', asked: { by: 'amount', value: -20_000, round: false } },
    })
    expect(screen.getByText('10.000 ₫')).toBeTruthy()
  })
})

describe('the form of a product', () => {
  it('says what a code will look like, and shows the effect of the discount beside the price', async () => {
    const { type, newPath } = await aShop()
    await aRunningDiscount(type.id)
    await admin.open(newPath, { as: owner() })
    await screen.findByText(/ví dụ SP00001/)
    const price = await priceBox()
    await fill(price, '155000')
    fireEvent.blur(price)
    await waitFor(() => expect(price).toHaveProperty('value', '155.000'))
    await user.click(screen.getByRole('combobox', { name: /Giảm giá/ }))
    await user.click(await screen.findByRole('option', { name: 'Mua nhiều giảm sâu' }))
    await screen.findByText('từ 5: 139.500 ₫')
  })

  it('has no discount where the type has none, and an article has nothing of it', async () => {
    const { newPath } = await aShop({ features: ['categories'] })
    const news = await aType(admin.api())
    const { router } = await admin.open(newPath, { as: owner() })
    await priceBox()
    expect(screen.queryByRole('combobox', { name: /Giảm giá/ })).toBeNull()
    await router.navigate(`/posts/add-new-post/${news.id}`)
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Giá' })).toBeNull())
    await screen.findByLabelText(/^Tiêu đề/, { selector: '[name=title]' })
    expect(screen.queryByRole('textbox', { name: 'Giá' })).toBeNull()
  })

  it('takes prices for agencies as they are pasted from a spreadsheet; is neither saved nor left while a cell holds what is no price', async () => {
    const { add, path } = await aShop()
    const north = await post('/agencies', { name: 'Quán Bắc' })
    const south = await post('/agencies', { name: 'Quán Nam' })
    const { id } = await add('Phin nhôm', { price: 100_000 })
    const { wire, place } = await admin.open(`${path}/${id}`, { as: owner() })
    const grid = await pricesByAgency()
    await user.click(within(grid).getByRole('button', { name: 'Thêm dòng' }))
    const agency = await within(grid).findByRole('textbox', { name: /Đại lý.*1/ })
    fireEvent.paste(agency, { clipboardData: { getData: () => 'quan bac\t90.000\nQuán Nam\t95000' } })
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(3))
    await user.click(screen.getByRole('button', { name: /^Lưu( nháp)?$/ }))
    await waitFor(() => expect(written(wire)).toHaveLength(1))
    const prices = (first: number) => ({
      agency_prices: [
        { agency_id: north.id, price: first },
        { agency_id: south.id, price: 95_000 },
      ],
    })
    expect(written(wire)).toEqual([prices(90_000)])

    const cell = await within(grid).findByRole('textbox', { name: /Giá.*1/ })
    await fill(cell, 'chín mươi')
    fireEvent.blur(cell)
    await user.click(await screen.findByRole('button', { name: /^Lưu( nháp)?$/ }))
    await waitFor(() => expect(document.activeElement).toBe(cell))
    expect(written(wire)).toHaveLength(1)
    await user.click(screen.getByRole('link', { name: 'Quay lại' }))
    const question = within(await screen.findByRole('dialog', { name: 'Rời trang khi chưa lưu?' }))
    await user.click(question.getByRole('button', { name: 'Lưu và rời' }))
    await waitFor(() => expect(document.activeElement).toBe(cell))
    expect(cell.getAttribute('aria-invalid')).toBe('true')
    const told = document.getElementById(cell.getAttribute('aria-describedby') ?? '')
    expect(told?.textContent).toBeTruthy()
    expect([place(), written(wire).length]).toEqual([`${path}/${id}`, 1])
    await fill(cell, '85.000')
    fireEvent.blur(cell)
    await user.click(screen.getByRole('link', { name: 'Quay lại' }))
    const again = within(await screen.findByRole('dialog', { name: 'Rời trang khi chưa lưu?' }))
    await user.click(again.getByRole('button', { name: 'Lưu và rời' }))
    await waitFor(() => expect(place()).toBe(path))
    expect(written(wire).slice(1)).toEqual([prices(85_000)])
  })

  it('makes a copy without the code, which is one product’s', async () => {
    const { add, path } = await aShop()
    const { id } = await add('Phin gốc', { code: 'GOC-1', price: 70_000 })
    await admin.open(`${path}/${id}`, { as: owner() })
    await user.click(await screen.findByRole('button', { name: 'Thao tác khác', hidden: true }))
    await user.click(await screen.findByRole('menuitem', { name: 'Nhân bản', hidden: true }))
    await waitFor(async () => expect(await priceBox()).toHaveProperty('value', '70.000'))
    expect(screen.getByRole('textbox', { name: /Mã sản phẩm/ })).toHaveProperty('value', '')
  })

  it('is read with its price and agencies by name by who may not change it', async () => {
    const { add, path } = await aShop()
    const agency = await post('/agencies', { name: 'Quán Tây' })
    const { id } = await add('Ấm', {
      code: 'AM-9',
      price: 120_000,
      agency_prices: [{ agency_id: agency.id, price: 99_000 }],
    })
    const news = await aType(admin.api())
    const article = await post('/posts', aPost(news.id, { title: 'Bài' }))
    const reader = await admin.api().member('list-posts', 'list-agencies')
    const { router } = await admin.open(`${path}/${id}`, { as: reader.token })
    await heading('Ấm')
    for (const text of ['AM-9', '120.000 ₫', 'Quán Tây: 99.000 ₫'])
      expect(await screen.findByText(text)).toBeTruthy()
    await router.navigate(`/posts/all-posts/${news.id}/${article.id}`)
    await heading('Bài')
    expect(screen.queryByText('Giá')).toBeNull()
  })
})
