import { cleanLine } from './cleanText'
import type { Lot } from './stock'

export interface GoodLot extends Lot {
  is_expired: boolean
}

export interface Good {
  id: number
  code: string
  title: string
  image: string
  price: number
  /** The last purchase; from the supplier in the request if they ever delivered it. */
  last: { price: number; date: string; supplier_id: number | null } | null
  /** Lots in the warehouse of the request, in the order of withdrawal. */
  lots: GoodLot[]
  /** Unexpired stock in other warehouses, largest first. */
  elsewhere: { warehouse_id: number; name: string; on_hand: number }[]
}

/** Limits of one request: products by id, and products found by text. */
export const maxGoodsNamed = 100
export const maxGoodsFound = 20

export const codeKey = (code: string): string => cleanLine(code).toLowerCase()

export const sameCode = (one: string, other: string): boolean => codeKey(one) === codeKey(other)

export interface Times {
  quantity: number
  text: string
}

const ahead = /^(\d{1,7})\s*[*x×]\s*(\S.*)$/iu
const after = /^(.*\S)(?:\s*[*×]\s*|\s+x\s*)(\d{1,7})$/iu

/** Parses a quantity and a product: `2*SP1`, `2 x SP1`, `SP1 x2`. */
export function readTimes(typed: string): Times | undefined {
  const text = typed.trim().normalize('NFKC')
  const [, first, product] = ahead.exec(text) ?? []
  const [, named, last] = product === undefined ? (after.exec(text) ?? []) : []
  const quantity = Number(first ?? last)
  const found = product ?? named
  return found && quantity >= 1 ? { quantity, text: found } : undefined
}

export const goodOnHand = ({ lots }: Pick<Good, 'lots'>): number =>
  lots.reduce((sum, { on_hand, is_expired }) => sum + (is_expired ? 0 : on_hand), 0)
