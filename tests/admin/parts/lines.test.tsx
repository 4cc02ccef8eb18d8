import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { HeldForm } from '../../../src/admin/components/form/hold'
import { parseAmount } from '../../../src/admin/components/lines/amount'
import type { LineColumn } from '../../../src/admin/components/lines/columns'
import { LineItems, type LineItemsProps } from '../../../src/admin/components/lines/LineItems'
import { ShownLines } from '../../../src/admin/components/lines/ShownLines'
import { useKept } from '../../../src/admin/components/lines/useKept'
import { show } from './show'

interface Line {
  id: number
  note: string
  quantity: number
  price: number
}

let last = 0
const aLine = (change: Partial<Line> = {}): Line => ({
  id: ++last,
  note: '',
  quantity: 1,
  price: 1000,
  ...change,
})

const columns: LineColumn<Line>[] = [
  {
    key: 'note',
    label: 'Hàng',
    kind: 'text',
    value: ({ note }) => note,
    write: (line, value) => ({ ...line, note: String(value ?? '') }),
  },
  {
    key: 'quantity',
    label: 'Số lượng',
    kind: 'number',
    value: ({ quantity }) => quantity,
    write: (line, value) =>
      typeof value === 'number' && value > 0 ? { ...line, quantity: value } : undefined,
    problem: ({ quantity }) => (quantity > 99 ? 'Không đủ hàng' : undefined),
  },
  {
    key: 'price',
    label: 'Giá',
    kind: 'money',
    value: ({ price }) => price,
    write: (line, value) => (typeof value === 'number' ? { ...line, price: value } : undefined),
  },
  { key: 'sum', label: 'Tiền', kind: 'money', value: ({ quantity, price }) => quantity * price },
]

async function aGrid(
  start: Line[],
  props: Partial<LineItemsProps<Line>> = {},
  options?: Parameters<typeof show>[1],
) {
  const seen: { lines: Line[] } = { lines: start }
  const saved = vi.fn()
  function Grid() {
    const [lines, setLines] = useState(start)
    seen.lines = lines
    return (
      <HeldForm
        onSubmit={(event) => {
          event.preventDefault()
          saved()
        }}
      >
        <LineItems
          label="Hàng của đơn"
          lines={lines}
          columns={columns}
          keyOf={({ id }) => id}
          onChange={setLines}
          {...props}
        />
        <button type="submit">Lưu</button>
      </HeldForm>
    )
  }
  await show(<Grid />, options)
  return { seen, saved, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}

const cell = (column: string, row: number) =>
  screen.getByLabelText<HTMLInputElement>(`${column}, dòng ${row}`)
const focusOn = (input: HTMLElement) => act(() => input.focus())
const at = () => document.activeElement?.getAttribute('aria-label')
const paste = (input: HTMLElement, text: string) =>
  fireEvent.paste(input, { clipboardData: { getData: () => text } })

/** Keys at their times, in milliseconds; what a key writes is written. */
function press(input: HTMLInputElement, keys: string[], gap: number) {
  for (const [place, key] of keys.entries()) {
    const event = createEvent.keyDown(input, { key })
    Object.defineProperty(event, 'timeStamp', { value: 1000 + place * gap })
    if (fireEvent(input, event) && key.length === 1)
      fireEvent.change(input, { target: { value: input.value + key } })
  }
}

describe('the keys of a grid of lines', () => {
  it('Enter goes to the next line and makes a new one after the last, and never saves the form', async () => {
    const { seen, saved, user } = await aGrid([aLine(), aLine()], { blank: aLine })
    await user.clear(cell('Số lượng', 1))
    await user.type(cell('Số lượng', 1), '5{Enter}')
    expect(at()).toBe('Số lượng, dòng 2')
    expect(seen.lines.map(({ quantity }) => quantity)).toEqual([5, 1])
    await user.keyboard('{Enter}')
    expect(at()).toBe('Số lượng, dòng 3')
    expect(seen.lines).toHaveLength(3)
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    expect(at()).toBe('Số lượng, dòng 2')
    expect(saved).not.toHaveBeenCalled()
  })

  it('arrows go up and down, and sideways from the edge of what is typed', async () => {
    const { user } = await aGrid([aLine({ note: 'Phin' }), aLine()])
    const note = cell('Hàng', 1)
    focusOn(note)
    note.setSelectionRange(2, 2)
    await user.keyboard('{ArrowRight}')
    expect(at()).toBe('Hàng, dòng 1')
    note.setSelectionRange(4, 4)
    await user.keyboard('{ArrowRight}')
    expect(at()).toBe('Số lượng, dòng 1')
    await user.keyboard('{ArrowDown}')
    expect(at()).toBe('Số lượng, dòng 2')
    await user.keyboard('{ArrowUp}')
    expect(at()).toBe('Số lượng, dòng 1')
  })

  it('the left arrow goes on where writing runs from right to left', async () => {
    const { user } = await aGrid([aLine()], {}, { direction: 'rtl' })
    focusOn(cell('Hàng', 1))
    await user.keyboard('{ArrowLeft}')
    expect(at()).toBe('Số lượng, dòng 1')
  })

  it('leaves Enter to an input method that is composing', async () => {
    const { seen } = await aGrid([aLine(), aLine()])
    const note = cell('Hàng', 1)
    focusOn(note)
    fireEvent.keyDown(note, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(note, { key: 'Enter', keyCode: 229 })
    expect(at()).toBe('Hàng, dòng 1')
    expect(seen.lines).toHaveLength(2)
  })

  it('Ctrl+Delete takes the line out, keeps the place, and it can be brought back', async () => {
    const { seen, user } = await aGrid([aLine({ note: 'A' }), aLine({ note: 'B' }), aLine({ note: 'C' })])
    focusOn(cell('Giá', 2))
    await user.keyboard('{Control>}{Delete}{/Control}')
    expect(seen.lines.map(({ note }) => note)).toEqual(['A', 'C'])
    expect(at()).toBe('Giá, dòng 2')
    expect(screen.getByText('Đã bỏ dòng 2.').tagName).toBe('OUTPUT')
    await user.click(screen.getByRole('button', { name: 'Hoàn tác' }))
    expect(seen.lines.map(({ note }) => note)).toEqual(['A', 'B', 'C'])
  })
})

describe('a cell', () => {
  it('is in the line with the first key, and Esc brings back what was there', async () => {
    const { seen, user } = await aGrid([aLine({ quantity: 7, price: 5000 })])
    await user.clear(cell('Số lượng', 1))
    await user.type(cell('Số lượng', 1), '12')
    expect(seen.lines[0]?.quantity).toBe(12)
    expect(cell('Số lượng', 1).value).toBe('12')
    await user.keyboard('{Escape}')
    expect(seen.lines[0]?.quantity).toBe(7)
    expect(cell('Số lượng', 1).value).toBe('7')
  })

  it('shows what could not be read until it is mended, and holds the save back; Esc brings the value back', async () => {
    const { seen, saved, user } = await aGrid([aLine({ price: 5000 }), aLine()])
    const save = () => user.click(screen.getByRole('button', { name: 'Lưu' }))
    await user.clear(cell('Giá', 1))
    await user.type(cell('Giá', 1), 'năm nghìn{Enter}')
    expect(cell('Giá', 1).value).toBe('năm nghìn')
    expect(cell('Giá', 1).getAttribute('aria-invalid')).toBe('true')
    await save()
    expect(saved).not.toHaveBeenCalled()
    expect(at()).toBe('Giá, dòng 1')
    await user.keyboard('{Escape}')
    expect(cell('Giá', 1).value).toBe('5000')
    await save()
    expect(saved).toHaveBeenCalledOnce()
    expect(seen.lines[0]?.price).toBe(5000)
  })

  it('says what the caller finds wrong with its value', async () => {
    await aGrid([aLine({ quantity: 100 })])
    const id = cell('Số lượng', 1).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(id)?.textContent).toBe('Không đủ hàng')
  })

  it.each([
    ['1.234.567 ₫', 'vi', true, 1234567],
    ['150,000', 'vi', true, 150000],
    ['150000.00', 'vi', true, 150000],
    ['1,5', 'vi', true, undefined],
    ['1.500', 'vi', false, 1500],
    ['1.500', 'en', false, 1.5],
    ['1.234,5', 'en', false, 1234.5],
    ['1,234.5', 'vi', false, 1234.5],
    ['−3', 'vi', false, -3],
    ['12abc', 'vi', true, undefined],
  ])('reads “%s” in %s (money: %s) as %s', (typed, locale, isMoney, value) => {
    expect(parseAmount(typed, locale, isMoney)).toBe(value)
  })
})

describe('a paste from a spreadsheet', () => {
  it('fills cells to the end side and down, and makes the lines that are missing', async () => {
    const { seen } = await aGrid([aLine({ note: 'Cũ' })], { blank: aLine })
    paste(cell('Hàng', 1), 'Phin\t2\t68.000 ₫\r\n"Cà phê\nCầu Đất"\t3\t145,000\r\n')
    await screen.findByText('Đã dán 2 dòng.')
    expect(seen.lines.map(({ note, quantity, price }) => [note, quantity, price])).toEqual([
      ['Phin', 2, 68000],
      ['Cà phê\nCầu Đất', 3, 145000],
    ])
  })

  it('keeps what could not be read, and says how much; rows without a line are counted', async () => {
    const { seen } = await aGrid([aLine({ quantity: 7 })])
    paste(cell('Số lượng', 1), 'hai\t500\n3\t600')
    await screen.findByText('Đã dán 1 dòng. 1 ô không đọc được nên giữ giá trị cũ. 1 dòng không có chỗ dán.')
    expect(seen.lines.map(({ quantity, price }) => [quantity, price])).toEqual([[7, 500]])
  })

  it('leaves ordinary text to the cell', async () => {
    const { seen } = await aGrid([aLine()])
    expect(paste(cell('Hàng', 1), 'một dòng chữ')).toBe(true)
    expect(seen.lines[0]?.note).toBe('')
  })
})

describe('a scanner', () => {
  const find = (code: string) => (code === '893601' ? aLine({ note: 'Phin' }) : undefined)
  const join = (line: Line, added: Line) =>
    line.note === added.note ? { ...line, quantity: line.quantity + added.quantity } : undefined
  const code = [...'893601', 'Enter']

  it('writes a line wherever the cursor is, and the cell keeps what stood in it', async () => {
    const { seen } = await aGrid([aLine({ note: 'Trà', quantity: 2 })], { find, join })
    const quantity = cell('Số lượng', 1)
    focusOn(quantity)
    press(quantity, code, 10)
    await screen.findByText('Đã thêm dòng 2.')
    expect(seen.lines.map((line) => [line.note, line.quantity])).toEqual([
      ['Trà', 2],
      ['Phin', 1],
    ])
    expect(quantity.value).toBe('2')
  })

  it('counts the same thing up, also in the very cell that the cursor is in', async () => {
    const { seen, user } = await aGrid([aLine({ note: 'Phin' })], { find, join })
    const quantity = cell('Số lượng', 1)
    focusOn(quantity)
    press(quantity, code, 10)
    await screen.findByText('Đã cộng thêm vào dòng 1.')
    await user.tab()
    expect(seen.lines.map((line) => line.quantity)).toEqual([2])
  })

  it('is not mistaken for a person who types digits', async () => {
    const { seen } = await aGrid([aLine()], { find })
    const quantity = cell('Số lượng', 1)
    focusOn(quantity)
    fireEvent.change(quantity, { target: { value: '' } })
    press(quantity, code, 120)
    expect(seen.lines.map((line) => line.quantity)).toEqual([893601])
  })

  it('has a field of its own, which gives an unknown code back and never saves the form', async () => {
    const { saved, seen, user } = await aGrid([], { find, join })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mã hàng' })
    await user.type(field, '999{Enter}')
    await screen.findByText('Không tìm thấy mã “999”.')
    await waitFor(() => expect(field.value).toBe('999'))
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText(/chưa thành dòng nào/)
    expect(document.activeElement).toBe(field)
    await user.clear(field)
    await user.type(field, '893601{Enter}')
    await waitFor(() => expect(seen.lines).toHaveLength(1))
    expect(field.value).toBe('')
    expect(saved).not.toHaveBeenCalled()
  })
})

describe('around the lines', () => {
  it('totals are what the caller makes of the lines, and follow every change', async () => {
    const { user } = await aGrid([aLine({ quantity: 2, price: 50000 })], {
      totals: (lines) => [
        {
          key: 'sum',
          label: 'Phải trả',
          kind: 'money',
          value: lines.reduce((all, { quantity, price }) => all + quantity * price, 0),
        },
      ],
    })
    const total = () => screen.getByRole('definition').textContent?.replace(/\s/g, ' ')
    expect(total()).toBe('100.000 ₫')
    await user.clear(cell('Số lượng', 1))
    await user.type(cell('Số lượng', 1), '3{Tab}')
    expect(total()).toBe('150.000 ₫')
  })

  it('a sum stands at the foot of the column that it sums up; on a phone all stand below each other', async () => {
    const sum = { key: 'sum', label: 'Phải trả', kind: 'money', value: 100_000, under: 'Tiền' } as const
    const count = { key: 'count', label: 'Số dòng', kind: 'number', value: 1, under: 'Hàng' } as const
    const other = { key: 'other', label: 'Phí', kind: 'money', value: 5 } as const
    await aGrid([aLine()], { totals: () => [count, sum, other] })
    const cells = [...document.querySelectorAll('tfoot tr > *')].map((each) => each.textContent)
    expect(cells.map((text) => text?.replace(/\s/g, ' '))).toEqual(['Số dòng 1', '', '', '100.000 ₫', ''])
    expect(screen.getByRole('definition').textContent).toMatch(/^5/)
    await aGrid([aLine()], { totals: () => [count, sum, other] }, { width: 360 })
    expect(screen.getAllByRole('definition')).toHaveLength(3 + 1)
  })

  it('a picker adds lines as the scanner does', async () => {
    const { seen, user } = await aGrid([], {
      picker: (add) => (
        <button type="button" onClick={() => add(aLine({ note: 'Chọn' }))}>
          Chọn hàng
        </button>
      ),
    })
    await user.click(screen.getByRole('button', { name: 'Chọn hàng' }))
    expect(seen.lines.map(({ note }) => note)).toEqual(['Chọn'])
  })

  it('on a phone each line is a card with the same cells and keys', async () => {
    const { user } = await aGrid([aLine(), aLine()], {}, { width: 360 })
    expect(screen.queryByRole('table')).toBeNull()
    const cards = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(cards).toHaveLength(2)
    focusOn(cell('Giá', 1))
    await user.keyboard('{Enter}')
    expect(at()).toBe('Giá, dòng 2')
  })

  it('a card says in brief how many at what price, and what they come to', async () => {
    const parts = { quantity: 'quantity', price: 'price', sum: 'sum' } as const
    const told = columns.map((column) => ({ ...column, part: parts[column.key as keyof typeof parts] }))
    await aGrid([aLine({ quantity: 2 })], { columns: told }, { width: 360 })
    const [brief] = document.querySelectorAll('.brief')
    expect(brief?.textContent?.replace(/\s+/g, ' ')).toBe('Số lượng 2 × Giá 1.000 ₫Tiền 2.000 ₫')
  })
})

describe('lines of a form, which hands out copies of its values', () => {
  it('are drawn anew only where one has changed', async () => {
    const drawn: number[] = []
    const counted: LineColumn<Line>[] = columns.map((column) =>
      column.key === 'sum'
        ? {
            ...column,
            show: ({ id }) => {
              drawn.push(id)
              return null
            },
          }
        : column,
    )
    const idOf = ({ id }: Line) => id
    function Grid() {
      const { control } = useForm({ defaultValues: { lines: [aLine(), aLine(), aLine()] } })
      const { field } = useController({ control, name: 'lines' })
      const lines = useKept(field.value, idOf)
      return <LineItems label="Hàng" lines={lines} columns={counted} keyOf={idOf} onChange={field.onChange} />
    }
    await show(<Grid />)
    for (const quantity of ['5', '6']) {
      drawn.length = 0
      const input = screen.getByLabelText<HTMLInputElement>('Số lượng, dòng 2')
      await userEvent.clear(input)
      await userEvent.type(input, `${quantity}{Enter}`)
      expect(new Set(drawn).size).toBe(1)
    }
  })
})

describe('what a line is about', () => {
  const named = columns.map((column) =>
    column.key === 'note'
      ? { ...column, write: undefined, show: () => <b>Cà phê</b>, problem: () => 'Hàng đã ngừng bán' }
      : column,
  )

  it.each([360, 1440])('is said at %i px with what is wrong with it', async (width) => {
    await aGrid([aLine()], { columns: named }, { width })
    expect(screen.getByText('Cà phê')).toBeTruthy()
    expect(screen.getByText('Hàng đã ngừng bán')).toBeTruthy()
  })

  it('is the heading of its card, which has no other', async () => {
    await aGrid([aLine()], { columns: named }, { width: 360 })
    const card = screen.getByRole('listitem', { name: 'Dòng 1' })
    expect(card.textContent?.startsWith('Cà phê')).toBe(true)
  })
})

describe('lines that are read', () => {
  const read = [
    { label: 'Số lượng', kind: 'number', value: ({ quantity }: Line) => quantity },
    { label: 'Giá', kind: 'money', value: ({ price }: Line) => price },
  ] as const

  it('stand on a phone with each figure beside its name, without a table to be scrolled', async () => {
    await show(
      <ShownLines
        lines={[aLine({ quantity: 3 })]}
        title="Hàng"
        name={() => 'Cà phê'}
        columns={read}
        totals={[]}
      />,
      { width: 360 },
    )
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('listitem').textContent?.replace(/\s/g, ' ')).toBe('Cà phêSố lượng 3Giá 1.000 ₫')
  })
})

describe('many lines', () => {
  it('draw anew the one that is written, and no other', async () => {
    const drawn: number[] = []
    const draw = (line: Line) => {
      drawn.push(line.id)
      return null
    }
    const counted = columns.map((column) => (column.key === 'sum' ? { ...column, show: draw } : column))
    const lines = Array.from({ length: 6 }, () => aLine())
    const { user } = await aGrid(lines, { columns: counted })
    const third = lines[2]?.id
    drawn.length = 0
    const input = screen.getByLabelText<HTMLInputElement>('Số lượng, dòng 3')
    await user.type(input, '57')
    expect(new Set(drawn)).toEqual(new Set([third]))
    await user.keyboard('{Enter}')
    expect(new Set(drawn)).toEqual(new Set([third]))
  })
})
