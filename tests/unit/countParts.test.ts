import { describe, expect, it } from 'vitest'
import { sendInParts } from '../../src/admin/resources/slips/count/inParts'
import { countSchema, typedCountSchema } from '../../src/domain/countSchema'
import { maxSlipLines } from '../../src/domain/stock'

const lines = (count: number) => Array.from({ length: count }, (_, place) => place)

describe('a count that is longer than one call takes', () => {
  it('is sent in parts, in order, and answers all slips', async () => {
    const sent: number[][] = []
    const send = async (part: number[]) => {
      sent.push(part)
      return [`slip of ${part.length}`]
    }
    const left: number[] = []
    const stopped: number[] = []
    const part = (count: number) => left.push(count)
    expect(await sendInParts(lines(7), 3, send, part, (done) => stopped.push(done))).toEqual([
      'slip of 3',
      'slip of 3',
      'slip of 1',
    ])
    expect(sent).toEqual([[0, 1, 2], [3, 4, 5], [6]])
    expect(stopped).toEqual([])
    // The last part goes with the form.
    expect(left).toEqual([3, 3])
  })

  it('says what is recorded when a later part is refused, and sends none after it', async () => {
    const sent: number[][] = []
    const told: unknown[] = []
    const send = async (part: number[]) => {
      sent.push(part)
      if (sent.length === 2) throw new Error('moved')
      return ['slip']
    }
    const stopped = (done: number, slips: readonly string[]) => told.push([done, slips])
    await expect(
      sendInParts(lines(7), 3, send, (count) => told.push(`without ${count}`), stopped),
    ).rejects.toThrow('moved')
    expect(sent).toHaveLength(2)
    // Before the next part is sent: a browser that ends there must not send the first one again.
    expect(told).toEqual(['without 3', [3, ['slip']]])
  })

  it('may be typed, though one call refuses it', () => {
    const products = lines(maxSlipLines + 1).map((place) => ({ post_id: place + 1, expected: 1, counted: 1 }))
    expect(typedCountSchema.isValidSync({ warehouse_id: 1, products })).toBe(true)
    expect(countSchema.isValidSync({ products })).toBe(false)
  })
})
