import { readTimes } from '../../../domain/goods'

/** What the field must know of a product. */
export interface ScannedProduct {
  id: number
  code: string
  title: string
  image: string
  /** How much of it there is, where that matters. */
  stock?: number | null
}

/** How a product was found: chosen from the list, by its code in full, or by the camera. */
export type FoundBy = 'choice' | 'code' | 'camera'

/** What a text finds: products, and how many of one the text asks for, if it says so. */
export interface FoundProducts<P> {
  products: readonly P[]
  /** The text without its quantity. */
  text: string
  quantity?: number
}

/** Finds what a text says; read as a quantity of a product where it is no product as it stands. */
export async function findTimes<P>(
  find: (text: string) => Promise<readonly P[]>,
  text: string,
): Promise<FoundProducts<P>> {
  const products = await find(text)
  const times = products.length ? undefined : readTimes(text)
  return times ? { products: await find(times.text), ...times } : { products, text }
}

export interface ProductFieldProps<P extends ScannedProduct> {
  /** “Add a product” by default. */
  label?: string
  /** Products by title or code, without accents; one whose code is the text in full comes first. */
  find: (text: string) => Promise<readonly P[]>
  /** What the answers depend on besides the text: they are kept under it. */
  within: readonly unknown[]
  /** `quantity`: how many were asked for along with it. */
  onPick: (product: P, by: FoundBy, quantity?: number) => void
  /** Rows of a spreadsheet; whether they were taken. */
  onPaste?: (text: string) => boolean
  /** The text that it begins with, such as a code that was not found. */
  text?: string
  /** Whether the camera can be used, on a device that has one. */
  hasCamera?: boolean
}
