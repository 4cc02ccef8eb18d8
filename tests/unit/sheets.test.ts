import { describe, expect, it } from 'vitest'
import en from '../../i18n/en'
import ja from '../../i18n/ja'
import vi from '../../i18n/vi'
import { amountChanges } from '../../src/admin/components/sheets/session/amounts'
import { cellTextOf, type NameLookup, readCell } from '../../src/admin/components/sheets/session/cells'
import {
  fingerprintOf,
  fits,
  guess as guessed,
  headAt,
} from '../../src/admin/components/sheets/session/mapping'
import type { EntityWords } from '../../src/admin/components/sheets/session/words'
import {
  importedColumns,
  type Sheet,
  type SheetColumn,
  type SheetName,
  sheetKeysOf,
  sheetOf,
  sheets,
} from '../../src/domain/sheets'
import { importRules } from '../../src/domain/sheets/schemas'

const names = Object.keys(sheets) as SheetName[]
const blocks = (name: SheetName) =>
  [vi, en, ja].map(({ resources }): Record<string, unknown> => resources[name])
/** What stands at `fields.name` in a block of words. */
const wordsOf =
  (block: Record<string, unknown>): EntityWords =>
  (key) => {
    const word = key.split('.').reduce<unknown>((at, part) => Object(at)[part], block)
    return typeof word === 'string' ? word : undefined
  }
const languages = (name: SheetName): EntityWords[] => blocks(name).map(wordsOf)
const imported = names.filter((name) => importedColumns(sheets[name]).length > 0)

describe('the spreadsheets of the entities', () => {
  it.each(names)('%s have a title for each column, and a word for each choice, in every language', (name) => {
    for (const { field, choices = [], words = field } of sheets[name].columns as readonly SheetColumn[])
      for (const block of blocks(name)) {
        expect(block.fields, field).toHaveProperty(field)
        for (const choice of choices) expect(block[words], words).toHaveProperty(String(choice))
      }
  })

  it.each(imported)('%s are imported by keys, and no field that their rules do not know', (name) => {
    const rules = importRules(name)
    const columns = importedColumns(sheets[name])
    const fields = columns.map(({ field }) => field)
    expect(sheetKeysOf(sheets[name]).filter((key) => key !== 'id').length).toBeGreaterThan(0)
    expect(sheetKeysOf(sheets[name]).filter((key) => !fields.includes(key))).toEqual([])
    const written = columns.filter(({ isIdentity }) => !isIdentity).map(({ field }) => field)
    expect(written.filter((field) => !rules?.fields[field])).toEqual([])
    expect(Object.keys(sheetOf(name)?.names ?? {}).filter((field) => !fields.includes(field))).toEqual([])
  })

  it('are those of entities only', () => {
    expect(sheetOf('constructor')).toBeUndefined()
    expect(importRules('toString')).toBeUndefined()
    expect(importRules('types')).toBeUndefined()
  })
})

describe('the columns of a file', () => {
  const of = (name: 'users' | 'posts') => {
    const sheet: Sheet = sheets[name]
    return (...titles: string[]) => guessed(titles, sheet, importedColumns(sheet), languages(name))
  }
  const guess = (...titles: string[]) => of('users')(...titles).mapping
  const goods = (...titles: string[]) => of('posts')(...titles).mapping

  it('are recognised in three languages, whatever their accents, case and punctuation', () => {
    expect(guess('HO VA TEN', 'e-mail', 'Điện thoại:', 'ngay_sinh')).toEqual([
      'name',
      'email',
      'phone',
      'birthday',
    ])
    expect(guess('Full name', 'Email *', 'Gender', 'Status')).toEqual(['name', 'email', 'gender', 'status'])
    expect(guess('氏名', 'メールアドレス', '電話番号')).toEqual(['name', 'email', 'phone'])
    expect(goods('商品名', '品番', '販売価格（円）', 'カテゴリー')).toEqual([
      'title',
      'code',
      'price',
      'category_id',
    ])
  })

  it('have our own names before those of others, and never a part of a name', () => {
    expect(guess('Số điện thoại', 'Điện thoại', 'Email', 'Ghi chú', '')).toEqual([
      null,
      'phone',
      'email',
      null,
      null,
    ])
    expect(goods('Tiêu đề', 'Mã sản phẩm', 'Giá vốn', 'Giá bán', 'Dài', 'Tax status', 'Giá nhập')).toEqual([
      'title',
      'code',
      null,
      'price',
      null,
      null,
      null,
    ])
    expect(goods('Tên sản phẩm *', 'Giá bán (VNĐ)', 'Mô tả', 'Mô tả ngắn')).toEqual([
      'title',
      'price',
      'content',
      'description',
    ])
  })

  it('that fit one field as well as others are left to the person', () => {
    const { mapping, doubts } = of('posts')('Tên', 'SKU', 'Mã hàng', 'Giá', 'Giá bán')
    expect(mapping).toEqual(['title', null, null, null, null])
    expect(doubts).toEqual([null, 'code', 'code', 'price', 'price'])
  })

  it('have an id only where nothing else tells which record a row is', () => {
    expect(goods('ID', 'Giá')).toEqual(['id', 'price'])
    expect(goods('ID', 'Name', 'Price')).toEqual([null, 'title', 'price'])
  })

  it('are recognised with the currency that an export names', () => {
    expect(goods('Giá (USD)', 'Title')).toEqual(['price', 'title'])
  })

  it('may come after lines that are no titles', () => {
    const rows = [['Danh sách nhân viên'], ['Cập nhật: 2026'], ['Email', 'Họ và tên'], ['a@b.vn', 'Ánh']]
    const raw = rows.map((cells, at) => ({ line: at + 1, cells }))
    expect(headAt(raw, sheets.users, importedColumns(sheets.users), languages('users'))).toBe(2)
  })

  it('are known again by their titles, and not when a field is gone', () => {
    expect(fingerprintOf(['Họ và tên', 'Email'])).toBe(fingerprintOf(['ho va ten', 'EMAIL']))
    expect(fingerprintOf(['a', 'b'])).not.toBe(fingerprintOf(['ab']))
    const columns = importedColumns(sheets.users)
    expect(fits(['email', null], ['x', 'y'], columns)).toBe(true)
    for (const other of [['email'], ['email', 'gone'], 'email', null])
      expect(fits(other, ['x', 'y'], columns)).toBe(false)
  })
})

describe('a cell', () => {
  const column = (kind: SheetColumn['kind'], more: Partial<SheetColumn> = {}): SheetColumn => ({
    field: 'x',
    kind,
    in: true,
    out: true,
    ...more,
  })
  const none: NameLookup = () => []
  const read = (kind: SheetColumn['kind'], text: string, named = none) => {
    const reading = readCell(column(kind), text, named)
    return reading.is === 'value' ? reading.value : reading.is === 'wrong' ? reading.message.key : reading.is
  }

  it('that is empty keeps what is stored, and one with a dash empties it', () => {
    expect([read('text', '  '), read('day', ''), read('text', ' - '), read('reference', '-')]).toEqual([
      'keep',
      'keep',
      'clear',
      'clear',
    ])
  })

  it('has a day as Vietnamese, Japanese and spreadsheets write it, if there is such a day', () => {
    for (const text of [
      '2026-11-22',
      '22/11/2026',
      '22-11-2026',
      '22.11.2026',
      '2026/11/22',
      '2026-11-22 08:30',
      '22/11/26',
      '22112026',
    ])
      expect(read('day', text)).toBe('2026-11-22')
    for (const text of ['31/02/2026', '2026-13-01', '22/11', 'hôm nay'])
      expect(read('day', text)).toBe('validation.date')
  })

  it('has a number with the separators of any of the languages', () => {
    expect(['1234', '1.234', '1,234', '1 234.567'].map((text) => read('number', text))).toEqual([
      1234,
      1234,
      1234,
      'sheets.wrong.number',
    ])
    expect(['1.234.567', '12,5', '-3', 'năm'].map((text) => read('number', text))).toEqual([
      1234567,
      12.5,
      -3,
      'sheets.wrong.number',
    ])
    expect(read('money', '1.250.000 ₫')).toBe(1_250_000)
    // Whole amounts: a fraction is refused, and not read as ten times as much.
    expect(read('money', '1,2 triệu VNĐ')).toBe(1_200_000)
    expect(['12.5', '1.250,5', '5 cái'].map((text) => read('money', text))).toEqual(
      Array(3).fill('sheets.wrong.number'),
    )
  })

  it('says yes or no in three languages', () => {
    expect(['Có', 'yes', 'はい', 'TRUE', 'x', '1'].map((text) => read('yesno', text))).toEqual(
      Array(6).fill(true),
    )
    expect(['Không', 'no', 'いいえ', 'false', '0'].map((text) => read('yesno', text))).toEqual(
      Array(5).fill(false),
    )
    expect(read('yesno', 'maybe')).toBe('validation.choice')
  })

  it('names a choice or a record, and only one', () => {
    const named: NameLookup = (text) => ({ a: [1], b: [1, 2] })[text] ?? []
    expect(read('reference', 'a', named)).toBe(1)
    expect(read('reference', 'b', named)).toBe('sheets.wrong.ambiguous')
    expect(read('reference', 'c', named)).toBe('sheets.wrong.reference')
    expect(read('choice', 'c', named)).toBe('validation.choice')
  })

  it('may hold several values, and is written as it is read', () => {
    const images = column('text', { many: true })
    const reading = readCell(images, '/a.webp | /b.webp\n/c.webp', none)
    expect(reading).toEqual({ is: 'value', value: ['/a.webp', '/b.webp', '/c.webp'] })
    const links = 'https://a.vn/x,y.jpg,https://a.vn/2.jpg, /c.webp'
    expect(readCell(images, links, none)).toEqual({
      is: 'value',
      value: ['https://a.vn/x,y.jpg', 'https://a.vn/2.jpg', '/c.webp'],
    })
    expect(cellTextOf(images, ['/a.webp', '/b.webp'], [], 'vi')).toBe('/a.webp | /b.webp')
    expect(cellTextOf(column('day'), '2026-11-22', [], 'vi')).toBe('22/11/2026')
    expect(cellTextOf(column('choice'), 1, [{ value: 1, label: 'Nam' }], 'vi')).toBe('Nam')
    expect(cellTextOf(column('text'), null, [], 'vi')).toBe('')
  })

  it('gets back the zero that a spreadsheet takes from a phone number', () => {
    const phone = importedColumns(sheets.users).find(({ field }) => field === 'phone') ?? column('text')
    expect(readCell(phone, '912345678', none)).toEqual({ is: 'value', value: '0912345678' })
    expect(readCell(phone, '0912345678', none)).toEqual({ is: 'value', value: '0912345678' })
  })
})

it('a file of prices says how many change, and which of them most', () => {
  const column: SheetColumn = { field: 'price', kind: 'money', in: true, out: true }
  const row = (line: number, before: number, after: number, action: 'update' | 'create' = 'update') => ({
    line,
    cells: [],
    seen: {
      row: line,
      action,
      id: line,
      version: 1,
      changes: action === 'update' ? [{ field: 'price', before, after }] : [],
      notes: [],
      errors: {},
      missing: [],
    },
  })
  const columns = [{ column, title: 'Giá', options: [], named: () => [] }]
  const rows = [
    row(2, 10_000, 12_000),
    row(3, 50_000, 5_000),
    row(4, 900_000, 990_000),
    row(5, 0, 9, 'create'),
  ]
  expect(amountChanges(rows, columns)).toEqual([
    { title: 'Giá', count: 3, up: 2, down: 1, most: { line: 3, before: 50_000, after: 5_000 } },
  ])
  expect(amountChanges(rows.slice(3), columns)).toEqual([])
})
