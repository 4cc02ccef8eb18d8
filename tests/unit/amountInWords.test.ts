import { describe, expect, it } from 'vitest'
import { amountReader } from '../../src/admin/components/print/words'

describe('amounts in words', () => {
  it.each([
    [0, 'Không'],
    [5, 'Năm'],
    [15, 'Mười lăm'],
    [21, 'Hai mươi mốt'],
    [24, 'Hai mươi tư'],
    [101, 'Một trăm lẻ một'],
    [1_005, 'Một nghìn không trăm lẻ năm'],
    [1_240_500, 'Một triệu hai trăm bốn mươi nghìn năm trăm'],
    [2_000_000_000, 'Hai tỉ'],
  ])('%d is read as Vietnamese slips have it', async (amount, words) => {
    expect((await amountReader('vi'))?.(amount)).toBe(words)
  })

  it('are read in the other languages too, and left out where nobody reads them', async () => {
    expect((await amountReader('en'))?.(1_240_500)).toBe(
      'One million two hundred forty thousand five hundred',
    )
    expect((await amountReader('ja'))?.(24_000)).toBe('二万四千')
    expect(await amountReader('xx')).toBeUndefined()
  })
})
