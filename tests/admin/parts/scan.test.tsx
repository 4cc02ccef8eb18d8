import { readFile } from 'node:fs/promises'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HeldForm } from '../../../src/admin/components/form/hold'
import { createDetector } from '../../../src/admin/components/scan/detector'
import { ProductField } from '../../../src/admin/components/scan/ProductField'
import { show } from './show'

const goods = [
  { id: 1, code: '8934567000017', title: 'Trà sen', image: '', stock: 4 },
  { id: 2, code: '8934567000024', title: 'Trà sen Tây Hồ', image: '', stock: 0 },
]

async function aField(find = async (text: string) => goods.filter(fits(text))) {
  const picked: [code: string, by: string, quantity?: number][] = []
  const saved = vi.fn()
  await show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <HeldForm
        onSubmit={(event) => {
          event.preventDefault()
          saved()
        }}
      >
        <ProductField
          label="Thêm"
          within={['test']}
          find={find}
          onPick={({ code }, by, quantity) =>
            picked.push(quantity === undefined ? [code, by] : [code, by, quantity])
          }
        />
        <button type="submit">Lưu</button>
      </HeldForm>
    </QueryClientProvider>,
  )
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Thêm' })
  return { picked, saved, input, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}
const fits = (text: string) => (each: (typeof goods)[number]) =>
  `${each.code} ${each.title}`.toLowerCase().includes(text.toLowerCase())

/** Keys at their times, in milliseconds, as a scanner types them. */
function scan(input: HTMLInputElement, code: string) {
  for (const [place, key] of [...code, 'Enter'].entries()) {
    const event = createEvent.keyDown(input, { key })
    Object.defineProperty(event, 'timeStamp', { value: 1000 + place * 8 })
    if (fireEvent(input, event) && key.length === 1)
      fireEvent.change(input, { target: { value: input.value + key } })
  }
}

describe('the field that finds a product', () => {
  it('takes codes one after another, in their order, without waiting for answers and without saving', async () => {
    const late: (() => void)[] = []
    const { picked, saved, input } = await aField(
      (text) => new Promise((done) => late.push(() => done(goods.filter(({ code }) => code === text)))),
    )
    act(() => scan(input, goods[1]?.code ?? ''))
    act(() => scan(input, goods[0]?.code ?? ''))
    expect(input.value).toBe('')
    await waitFor(() => expect(late).toHaveLength(1))
    late[0]?.()
    await waitFor(() => expect(late).toHaveLength(2))
    late[1]?.()
    await waitFor(() =>
      expect(picked).toEqual([
        [goods[1]?.code, 'code'],
        [goods[0]?.code, 'code'],
      ]),
    )
    expect(saved).not.toHaveBeenCalled()
  })

  it('keeps a code that nothing has, and says so', async () => {
    const { picked, input, user } = await aField()
    await user.type(input, '111111{Enter}')
    await screen.findByText('Không tìm thấy “111111”. Hãy kiểm tra lại.')
    expect(input.value).toBe('111111')
    expect(picked).toEqual([])
  })

  it('takes no other product for a code that a scanner has read, and does for what a person types', async () => {
    const { picked, input } = await aField()
    const part = '67000024'
    act(() => scan(input, part))
    await screen.findByText(`Không tìm thấy “${part}”. Hãy kiểm tra lại.`)
    expect(picked).toEqual([])
    fireEvent.change(input, { target: { value: 'tây hồ' } })
    fireEvent.keyDown(input, { key: 'Enter' })
    await waitFor(() => expect(picked).toEqual([[goods[1]?.code, 'code']]))
  })

  it('answers words that fit nothing while they are typed, and says when nobody could look', async () => {
    const { input, user } = await aField(async (text) => {
      if (text === 'mất mạng') throw new Error('away')
      return goods.filter(fits(text))
    })
    await user.type(input, 'ca phe')
    await screen.findByText('Không tìm thấy “ca phe”. Hãy kiểm tra lại.')
    await user.clear(input)
    expect(screen.queryByText(/Không tìm thấy/)).toBeNull()
    await user.type(input, 'sen')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(screen.queryByText(/Không tìm thấy/)).toBeNull()
    await user.clear(input)
    await user.paste('mất mạng')
    await screen.findByText(/“?mất mạng”?/, { selector: 'output' })
  })

  it('takes a quantity with a product, typed or chosen, before or after it', async () => {
    const { picked, input, user } = await aField()
    await user.type(input, `2*${goods[0]?.code}{Enter}`)
    await waitFor(() => expect(picked).toEqual([[goods[0]?.code, 'code', 2]]))
    act(() => scan(input, `12 x ${goods[1]?.code}`))
    await waitFor(() => expect(picked).toHaveLength(2))
    await user.type(input, 'tây x3')
    await screen.findByRole('option', { name: /Trà sen Tây Hồ/ })
    await user.keyboard('{ArrowDown}{Enter}')
    expect(picked.slice(1)).toEqual([
      [goods[1]?.code, 'code', 12],
      [goods[1]?.code, 'choice', 3],
    ])
  })

  it('keeps its form from being saved while something is left in it or looked up, and says what', async () => {
    const late: (() => void)[] = []
    const { picked, saved, input, user } = await aField((text) =>
      text === '24' ? new Promise((done) => late.push(() => done(goods.slice(1)))) : Promise.resolve([]),
    )
    const save = screen.getByRole('button', { name: 'Lưu' })
    await user.type(input, 'x')
    await user.click(save)
    await screen.findByText(/^Chữ này chưa thành dòng nào/)
    expect(document.activeElement).toBe(input)
    await user.clear(input)
    await user.type(input, '24{Enter}')
    await user.click(save)
    await screen.findByText(/^Đang tìm sản phẩm/)
    expect(saved).not.toHaveBeenCalled()
    await waitFor(() => expect(late).not.toHaveLength(0))
    for (const answer of late) answer()
    await waitFor(() => expect(picked).toHaveLength(1))
    await user.click(save)
    expect(saved).toHaveBeenCalledOnce()
  })

  it('offers what words find, and takes none of several by itself', async () => {
    const { picked, input, user } = await aField()
    await user.type(input, 'trà sen')
    await screen.findByRole('option', { name: /Trà sen Tây Hồ/ })
    await user.keyboard('{Enter}')
    await screen.findByText(/Có nhiều sản phẩm khớp/)
    await user.type(input, ' tây')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(picked).toEqual([[goods[1]?.code, 'choice']])
    expect(input.value).toBe('')
  })
})

describe('the reader of the camera', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is the browser’s own only where that knows the codes of goods', async () => {
    const native = (known: string[]) =>
      class {
        static getSupportedFormats = async () => known
        detect = async () => []
      }
    const all = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'qr_code']
    const Able = native(all)
    vi.stubGlobal('BarcodeDetector', Able)
    expect(await createDetector()).toBeInstanceOf(Able)
    const Unable = native([])
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(String(address))
      const wasm = await readFile('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')
      return new Response(wasm, { headers: { 'content-type': 'application/wasm' } })
    })
    vi.stubGlobal('BarcodeDetector', Unable)
    expect(await createDetector()).not.toBeInstanceOf(Unable)
    // From our own address, not from a network of others.
    await waitFor(() => expect(asked).toEqual([expect.stringMatching(/^\/.*zxing_reader\.wasm/)]))
  })
})
