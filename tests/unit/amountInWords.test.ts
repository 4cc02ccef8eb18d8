import { describe, expect, it } from 'vitest'
import { amountReader } from '../../src/admin/components/print/words'

describe('amounts in words', () => {
  it.each([
    [0, 'Không đồng'],
    [5, 'Năm đồng'],
    [15, 'Mười lăm đồng'],
    [21, 'Hai mươi mốt đồng'],
    [24, 'Hai mươi tư đồng'],
    [101, 'Một trăm lẻ một đồng'],
    [1_005, 'Một nghìn không trăm lẻ năm đồng'],
    [1_240_500, 'Một triệu hai trăm bốn mươi nghìn năm trăm đồng'],
    [2_000_000_000, 'Hai tỉ đồng'],
  ])('%d is read as Vietnamese slips have it', async (amount, words) => {
    expect((await amountReader('vi'))?.(amount)).toBe(words)
  })

  it('are read in the other languages too, and left out where nobody reads them', async () => {
    expect((await amountReader('en'))?.(1_240_500)).toBe(
      'One million two hundred forty thousand five hundred dong',
    )
    expect((await amountReader('ja'))?.(24_000)).toBe('二万四千ドン')
    expect(await amountReader('xx')).toBeUndefined()
  })
})
