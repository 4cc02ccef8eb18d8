import { deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { ReadFault, readLimits } from '../../src/admin/components/sheets/read/limits'
import { readTables } from '../../src/admin/components/sheets/read/readTables'

const readTable = async (...args: Parameters<typeof readTables>) => (await readTables(...args))[0]?.rows ?? []
const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') =>
  new Uint8Array(Buffer.from(text, encoding))
const cells = async (bytes: Uint8Array<ArrayBuffer>) => (await readTable(bytes)).map((row) => row.cells)
const fault = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof ReadFault ? error.code : error),
  )

const xlsx = async (rows: (string | number | boolean | Date | null)[][]) =>
  new Uint8Array(await writeXlsx({ sheets: [{ name: 'A', rows }] }))

/** An archive of parts; `stated` is what it says about their size. */
function archive(parts: [name: string, content: Buffer][], stated?: number): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of parts) {
    const packed = deflateRawSync(content, { level: 9 })
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(stated ?? content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, Buffer.from(name)]),
    )
    locals.push(local)
    at += local.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...locals, ...directory, end]))
}

describe('a text file', () => {
  const expected = [
    ['Họ và tên', 'Email'],
    ['Đỗ Thị Ánh', 'anh@nep.vn'],
  ]
  const text = 'Họ và tên,Email\r\nĐỗ Thị Ánh,anh@nep.vn\r\n'

  it.each([
    ['UTF-8', bytesOf(text)],
    ['UTF-8 with a mark', bytesOf(`\uFEFF${text}`)],
    ['UTF-16 with a mark, as Excel’s “Unicode text”', bytesOf(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without one', bytesOf(text, 'utf16le')],
    ['UTF-16 the other way round', new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())],
    ['accents written apart', bytesOf(text.normalize('NFD'))],
  ])('is read as %s', async (_, bytes) => {
    expect(await cells(bytes)).toEqual(expected)
  })

  it('is read as older Vietnamese editions of Excel write it', async () => {
    // Windows-1258: ô is one byte, the dot below and the acute are marks of their own.
    const bytes = new Uint8Array([
      0x48, 0xf4, 0xf2, 0x69, 0x2c, 0x78, 0x0a, 0xd0, 0xe2, 0xec, 0x74, 0x2c, 0x79,
    ])
    expect(await cells(bytes)).toEqual([
      ['Hội', 'x'],
      ['Đất', 'y'],
    ])
  })

  it.each([';', '\t', ','])('may have its cells apart by %j, with quotes and lines inside', async (by) => {
    const rows = [
      ['a', 'b'],
      [`x${by}y`, 'hai\ndòng "trích"'],
    ]
    const written = rows
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(by))
      .join('\n')
    expect(await cells(bytesOf(written))).toEqual(rows)
  })

  it('may state its separator in the first line', async () => {
    expect(await cells(bytesOf('sep=|\na|b\n1|2'))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  it.each([
    ['of one row and two columns', 'Mã;Giá\nA1;99000\n'],
    ['with a comma in each price', 'Mã;Giá\nA1;99,5\nA2;12,5\n'],
    ['below a title and blank lines', 'BẢNG GIÁ\n\nMã;Giá\n\nA1;99000\n\n'],
    ['with bare CR and tabs', 'Mã\tGiá\rA1\t99000\r'],
  ])('tells its separator: a file %s', async (_, text) => {
    const rows = (await cells(bytesOf(text))).filter(({ length }) => length > 1)
    expect(rows.map(([first]) => first)).toEqual(expect.arrayContaining(['Mã', 'A1']))
  })

  it('keeps the numbers of its lines when some are blank', async () => {
    const rows = await readTable(bytesOf('a,b\n\n,,\n1,2,,\n'))
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 4, cells: ['1', '2'] },
    ])
  })

  it('keeps leading zeros', async () => {
    expect(await cells(bytesOf('phone\n0912345678'))).toEqual([['phone'], ['0912345678']])
  })
})

describe('an Excel file', () => {
  it('is read with texts, days, numbers and ticks as a person would type them', async () => {
    const bytes = await xlsx([
      ['Tên', 'Sinh', 'Số', 'Đúng', 'Mã'],
      ['Ánh', new Date(Date.UTC(1990, 4, 3)), 1234567, true, '007'],
      [null, null, 0.1, null, null],
    ])
    expect(await cells(bytes)).toEqual([
      ['Tên', 'Sinh', 'Số', 'Đúng', 'Mã'],
      ['Ánh', '1990-05-03', '1234567', 'true', '007'],
      ['', '', '0.1'],
    ])
  })

  it('shows codes with their zeros, errors as such, and formulas that nobody has worked out', async () => {
    const written = await writeXlsx({
      sheets: [
        {
          name: 'Hàng',
          rows: [
            ['Mã', 'SĐT', 'Giá', 'Lỗi', 'Tính'],
            [145, 912345678, 12000, '#N/A', null],
          ],
          cells: new Map([
            ['1,0', { value: 145, style: { numFmt: '0000000' } }],
            ['1,1', { value: 912345678, style: { numFmt: '0000 000 000' } }],
            ['1,2', { value: 12000, style: { numFmt: '#,##0' } }],
            ['1,4', { value: null, formula: 'SUM(A1:A2)' }],
          ]),
        },
        { name: 'Trống', rows: [['Mã']] },
        { name: 'Khách', rows: [['Tên'], ['Ánh']] },
      ],
    })
    expect(await readTables(new Uint8Array(written))).toEqual([
      {
        name: 'Hàng',
        rows: [
          { line: 1, cells: ['Mã', 'SĐT', 'Giá', 'Lỗi', 'Tính'] },
          { line: 2, cells: ['0000145', '0912 345 678', '12000', '#N/A', ''], blanks: [4] },
        ],
      },
      {
        name: 'Khách',
        rows: [
          { line: 1, cells: ['Tên'] },
          { line: 2, cells: ['Ánh'] },
        ],
      },
    ])
  })

  it('counts its days as its workbook does', async () => {
    const day = new Date(Date.UTC(2026, 10, 22))
    const rows = [['Ngày'], [day]]
    const bytes = await writeXlsx({ sheets: [{ name: 'A', rows }], dateSystem: '1904' })
    expect(await cells(new Uint8Array(bytes))).toEqual([['Ngày'], ['2026-11-22']])
  })

  it('may be a web page with a table that is called an Excel file', async () => {
    const html =
      '<html><body><table><tr><th>Mã</th><th>Tên</th></tr><tr><td>007</td><td>A &amp; B<br>C</td></tr></table>'
    expect(await cells(bytesOf(`\uFEFF${html}`))).toEqual([
      ['Mã', 'Tên'],
      ['007', 'A & B\nC'],
    ])
  })

  it('that is old or locked is called what it is', async () => {
    const container = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
    expect(await fault(readTable(new Uint8Array(container)))).toBe('old_excel')
    const name = Buffer.from('EncryptedPackage', 'utf16le')
    expect(await fault(readTable(new Uint8Array([...container, ...name])))).toBe('locked')
  })

  it('that is cut off or something else is refused and not guessed at', async () => {
    const whole = await xlsx([['a'], ['b']])
    for (const bytes of [
      whole.slice(0, whole.length - 30),
      archive([['readme.txt', Buffer.from('x')]]),
      bytesOf('PK\x03\x04 and nothing'),
    ])
      expect(await fault(readTable(bytes))).toBe('unreadable')
  })

  it('that unpacks to far more than it weighs is stopped by counting, whatever it says about its size', async () => {
    const blanks = Buffer.alloc(40 * 1024 * 1024, ' ')
    const bomb = archive([['xl/worksheets/sheet1.xml', blanks]], 10)
    expect(bomb.length).toBeLessThan(60_000)
    const limits = { ...readLimits, inflatedBytes: 10 * 1024 * 1024 }
    expect(await fault(readTable(bomb, limits))).toBe('inflates')
    // Within the most bytes, but a hundred times what is packed: it would be read for half a minute, and refused then.
    expect(await fault(readTable(bomb))).toBe('inflates')
    // Also when each part alone would be modest.
    const parts = Array.from({ length: 30 }, (_, n): [string, Buffer] => [
      `p${n}`,
      blanks.subarray(0, 1024 * 1024),
    ])
    expect(await fault(readTable(archive(parts, 10), limits))).toBe('inflates')
  })
})

describe('a file is refused', () => {
  it('when it is too big, too long or too wide, and when there is nothing under its titles', async () => {
    const limits = { ...readLimits, fileBytes: 100, rows: 3, columns: 4 }
    const reading = (text: string) => fault(readTable(bytesOf(text), limits))
    expect(await reading('a,b\n'.repeat(30))).toBe('too_big')
    expect(await reading('a\n1\n2\n3')).toBe('read')
    expect(await reading('a\n1\n2\n3\n4')).toBe('too_many_rows')
    expect(await reading('a,b,c,d,e\n1')).toBe('too_wide')
    expect(await reading('')).toBe('empty')
  })
})
