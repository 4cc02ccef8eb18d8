import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as rules from '../../src/domain/stock'
import { aPost, aType } from '../support/content'
import { warehouseOf } from '../support/stock'
import { heading, type Wire, withAdmin, written } from './harness'

const { api, open } = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => api().owner.token
const { send, place, made, bring, stock } = warehouseOf(api)

let type = 0
let serial = 0
const aProduct = async (name: string) => {
  const code = String(8930000000000 + ++serial)
  const { id } = await made('/posts', aPost(type, { title: `Hàng ${name}`, code, price: 90_000 }))
  return { id: Number(id), code }
}
const depot = () => place('/warehouses', `Kho ${++serial}`)

afterEach(() => vi.restoreAllMocks())
beforeAll(async () => {
  type = (await aType(api(), { style: 'product', features: ['categories', 'orders'] })).id
})

/** In large pages a search by role takes seconds: fields are found by where they stand, buttons by their words. */
const cellAt = <T extends HTMLElement = HTMLInputElement>(column: string, row: number) =>
  waitFor(() => {
    const input = document.querySelector<T>(`[data-row="${row}"] [data-column="${column}"] input`)
    if (!input) throw new Error(`there is no ${column} in row ${row}`)
    return input
  })
const scan = async (code: string) => {
  const entry = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[data-entry]')
    if (!found) throw new Error('there is no entry')
    return found
  })
  await user.click(entry)
  await user.paste(code)
  await user.keyboard('{Enter}')
}
const write = async (column: string, row: number, text: string) => {
  const input = await cellAt(column, row)
  await user.clear(input)
  await user.type(input, `${text}{Enter}`)
}
const save = async (name: string) => user.click(await screen.findByText(name, { selector: 'button' }))
/** Counts are recorded after a look at what they come to. */
const record = async () => {
  await save('Ghi chênh lệch')
  await user.click(await screen.findByText('Ghi vào sổ', { selector: 'button' }))
}
/** The message of a failure; without it the test tells which others stand there. */
const failed = () =>
  screen.findByText(/Vui lòng thử lại sau/).catch((error: Error) => {
    const said = [...document.querySelectorAll('[role=alert], [role=dialog], [role=status]')]
    throw new Error(`${error.message}, but: ${said.map(({ textContent }) => textContent).join(' | ')}`)
  })
/** The next write to an address arrives, its answer does not. */
const loseOne = (wire: Wire, ending: RegExp) => {
  wire.loses = (method, path) => {
    const isIt = method === 'POST' && ending.test(path)
    if (isIt) wire.loses = undefined
    return isIt
  }
}
const numberIn = async (warehouse: number, post: number) => (await stock(warehouse, post))?.number ?? 0

describe('a slip whose answer is lost', () => {
  it('and that is changed and saved again, after a reload too, is told to have arrived; it is another slip only where that is wanted', async () => {
    const [here, tea] = [await depot(), await aProduct('trà')]
    const path = `/warehouse/change/new/import?warehouse=${here}`
    const { wire } = await open(path, { as: owner() })
    await scan(tea.code)
    await write('price', 0, '1000')
    loseOne(wire, /change$/)
    await save('Lưu phiếu nhập')
    await failed()
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain(tea.code))
    await open(path, { as: owner() })
    await screen.findByText(/^Đã khôi phục nội dung/)
    await write('number', 0, '5')
    await save('Lưu phiếu nhập')
    await screen.findByText(/^Lần gửi trước đã được lưu: PN/)
    expect(screen.getByRole('link', { name: /^Mở PN/ }).getAttribute('href')).toMatch(
      /^\/warehouse\/change\/\d+$/,
    )
    expect((await cellAt('number', 0)).value).toBe('5')
    expect(await numberIn(here, tea.id)).toBe(1)
    await save('Lưu phiếu nhập')
    await screen.findByText(/^Lần gửi trước đã được lưu: PN/)
    expect(await numberIn(here, tea.id)).toBe(1)
    await save('Vẫn lưu thành mục mới')
    await heading(/^PN\d\d-/)
    expect(await numberIn(here, tea.id)).toBe(6)
  })

  it('keeps its lines when it is refused, also after it was left', async () => {
    const [here, tea] = [await depot(), await aProduct('trà')]
    await bring(here, [{ post_id: tea.id, number: 2, price: 1_000 }])
    const path = `/warehouse/change/new/export?warehouse=${here}`
    await open(path, { as: owner() })
    await scan(tea.code)
    await write('number', 0, '3')
    await save('Lưu phiếu xuất')
    await screen.findByText(/Trong kho còn 2, cần 3/)
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain(tea.code))
    await open(path, { as: owner() })
    expect((await cellAt('number', 0)).value).toBe('3')
    await screen.findByText('Hàng trà')
    await write('number', 0, '2')
    await save('Lưu phiếu xuất')
    await heading(/^PX\d\d-/)
    expect(await numberIn(here, tea.id)).toBe(0)
  })
})

describe('an order whose answer is lost', () => {
  it('and that is changed and saved again is not taken down twice', async () => {
    const tea = await aProduct('trà')
    const { wire } = await open(`/posts/product/order/${type}/create`, { as: owner() })
    await scan(tea.code)
    await cellAt('quantity', 0)
    for (const [name, value] of [
      ['phone', '0912345678'],
      ['name', 'Chị Lan'],
      ['address', '12 Hàng Bông'],
    ])
      fireEvent.change(document.querySelector(`[name=${name}]`) as Element, { target: { value } })
    loseOne(wire, /^\/orders/)
    await save('Lưu')
    await failed()
    await write('quantity', 0, '2')
    await save('Lưu')
    await screen.findByText(/^Lần gửi trước đã được lưu: /)
    const { body } = await send('GET', '/orders?search=phone:0912345678')
    expect(body.data).toMatchObject([{ units: 1 }])
    // A discarded form forgets its attempt.
    await open(`/posts/product/order/${type}/create`, { as: owner() })
    await save('Bắt đầu lại từ đầu')
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('sent:'))).toEqual([])
  })
})

describe('a count whose answer is lost', () => {
  const rowOf = async (name: string) => {
    const row = (await screen.findByText(`Hàng ${name}`)).closest<HTMLElement>('[data-row]')
    if (!row) throw new Error(`no row of ${name}`)
    return within(row)
  }
  const counted = async (name: string, text: string) => {
    const input = (await rowOf(name)).getByRole<HTMLInputElement>('textbox', { name: /^Đếm được/ })
    await user.clear(input)
    await user.type(input, `${text}{Enter}`)
  }

  it('is not recorded twice when it is changed: what is recorded leaves the sheet, what was changed is told', async () => {
    const [here, tea, cup, phin] = [
      await depot(),
      await aProduct('trà'),
      await aProduct('cốc'),
      await aProduct('phin'),
    ]
    for (const { id } of [tea, cup, phin]) await bring(here, [{ post_id: id, number: 10, price: 1_000 }])
    const { wire } = await open(`/warehouse/change/new/count?warehouse=${here}`, { as: owner() })
    await counted('trà', '8')
    await counted('cốc', '9')
    loseOne(wire, /count$/)
    await record()
    await failed()
    await counted('cốc', '7')
    await counted('phin', '11')
    await record()
    await screen.findByText('Lần ghi trước đã được lưu: 2 dòng đã ghi và không còn trong phiếu đếm')
    expect(screen.getByText('Hàng cốc: đã ghi 9, sửa thành 7')).toBeTruthy()
    expect(screen.queryByText(/^Lần gửi trước đã được lưu/)).toBeNull()
    const now = async () => [
      await numberIn(here, tea.id),
      await numberIn(here, cup.id),
      await numberIn(here, phin.id),
    ]
    expect(await now()).toEqual([8, 9, 10])
    // The books of now: what was changed is counted against them.
    await waitFor(async () => expect((await rowOf('cốc')).getByText('9')).toBeTruthy())
    await counted('cốc', '7')
    await record()
    await heading(/^PX\d\d-/)
    expect(await now()).toEqual([8, 7, 11])
  })

  it('in parts is gone on with at the first part that is not recorded, and asks about each part what has moved', async () => {
    vi.spyOn(rules as { maxSlipLines: number }, 'maxSlipLines', 'get').mockReturnValue(3)
    const [here, tea] = [await depot(), await aProduct('trà')]
    const lots = Array.from({ length: 5 }, () => ({ post_id: tea.id, number: 2, price: 1_000 }))
    await bring(here, lots.slice(0, 1))
    const path = `/warehouse/change/new/count?warehouse=${here}`
    await open(path, { as: owner() })
    await save('Theo lô')
    await write('counted', 0, '1')
    const name = await waitFor(() => {
      const found = Object.keys(sessionStorage).find((key) => key.startsWith('draft:'))
      if (!found) throw new Error('no draft')
      return found
    })
    // As if all lots had been counted.
    await bring(here, lots.slice(1))
    const sheet = (await stock(here, tea.id)).lots as { id: number }[]
    const draft = JSON.parse(sessionStorage.getItem(name) ?? '')
    const [line] = draft.values.products
    // In another order than the sheet's: the second part is on top of it.
    draft.values.products = sheet
      .toReversed()
      .map(({ id }) => ({ ...line, lot_id: id, expected: 2, counted: 1 }))
    sessionStorage.setItem(name, JSON.stringify(draft))

    const { wire } = await open(path, { as: owner() })
    await screen.findByText(/^Đã đếm 5 dòng: khi ghi sẽ chia thành 2 lần/)
    // Of either part something leaves meanwhile.
    for (const lot of [sheet[0], sheet.at(-1)])
      await made(`/warehouses/${here}/change`, {
        style: 'export',
        products: [{ post_id: tea.id, number: 1, price: 0, lot_id: lot?.id }],
      })
    /** What a page that ends at that moment comes back with, part by part. */
    const kept: unknown[] = []
    wire.answer = (method, called) => {
      if (method === 'POST' && called.endsWith('count'))
        kept.push(JSON.parse(sessionStorage.getItem(name) ?? '').values.products.length)
      return undefined
    }
    const moved = async () => {
      await screen.findByText('Trong lúc đếm, hàng trong kho đã thay đổi')
      expect(screen.getByText('Hàng trà: phiếu đếm ghi 2, nay là 1')).toBeTruthy()
    }
    // Messages of two refusals and two failures may wait for each other: the form tells when its call has ended.
    const keep = async () => {
      loseOne(wire, /count$/)
      await save('Giữ chênh lệch đã thấy và ghi')
      await waitFor(() => expect(wire.loses).toBeUndefined())
      await screen.findByText('Ghi chênh lệch', { selector: 'button:enabled' })
    }
    const holds = (number: number) => waitFor(async () => expect(await numberIn(here, tea.id)).toBe(number))
    await record()
    await moved()
    expect(await numberIn(here, tea.id)).toBe(8)
    await keep()
    await holds(8 - 3)
    // The confirmation counts for the first part only.
    await save('Ghi chênh lệch')
    await moved()
    expect(await numberIn(here, tea.id)).toBe(8 - 3)
    await keep()
    await holds(8 - 5)
    // Changed after it was sent: never taken out again.
    await write('counted', 0, '0')
    // The differences were agreed to.
    await save('Ghi chênh lệch')
    await screen.findByText('Lần ghi trước đã được lưu: 2 dòng đã ghi và không còn trong phiếu đếm')
    expect(await numberIn(here, tea.id)).toBe(8 - 5)
    expect(written(wire).map((body) => (body as { products: object[] }).products.length)).toEqual([
      3, 3, 3, 2, 2, 2,
    ])
    // Before the second part is sent the first one is not kept any more: it could only be recorded once more.
    expect(kept).toEqual([5, 5, 5, 2, 2, 2])
  })
})
