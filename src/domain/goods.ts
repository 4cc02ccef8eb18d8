import { cleanLine } from './cleanText'
import type { Lot } from './stock'

/** A lot of a product in a warehouse, with whether its day is past. */
export interface GoodLot extends Lot {
  is_expired: boolean
}

/** A product as slips move it: what it is, what it is sold for, what it cost last, and where it lies. */
export interface Good {
  id: number
  code: string
  title: string
  image: string
  /** What a unit is sold for. */
  price: number
  /** The last purchase: from the supplier who is asked for, if they ever delivered it. */
  last: { price: number; date: string; supplier_id: number | null } | null
  /** In the warehouse that is asked for, in the order in which they are taken. */
  lots: GoodLot[]
  /** What other warehouses have that is good today, the most first. */
  elsewhere: { warehouse_id: number; name: string; on_hand: number }[]
}

/** Most products that one question names, and most that it answers to typed words. */
export const maxGoodsNamed = 100
export const maxGoodsFound = 20

/** A code as it is compared: in any case, however it was typed. */
export const codeKey = (code: string): string => cleanLine(code).toLowerCase()

/** Codes are the same in any case. */
export const sameCode = (one: string, other: string): boolean => codeKey(one) === codeKey(other)

/** A text that asks for several of a product. */
export interface Times {
  quantity: number
  /** The product, as it was typed. */
  text: string
}

const ahead = /^(\d{1,7})\s*[*x×]\s*(\S.*)$/iu
const after = /^(.*\S)(?:\s*[*×]\s*|\s+x\s*)(\d{1,7})$/iu

/** `2*SP1`, `2 x SP1`, `SP1 x2`: a quantity and a product, with any sign that people multiply by. */
export function readTimes(typed: string): Times | undefined {
  const text = typed.trim().normalize('NFKC')
  const [, first, product] = ahead.exec(text) ?? []
  const [, named, last] = product === undefined ? (after.exec(text) ?? []) : []
  const quantity = Number(first ?? last)
  const found = product ?? named
  return found && quantity >= 1 ? { quantity, text: found } : undefined
}

/** How much of a product is there that is not past its day. */
export const goodOnHand = ({ lots }: Pick<Good, 'lots'>): number =>
  lots.reduce((sum, { on_hand, is_expired }) => sum + (is_expired ? 0 : on_hand), 0)
