import { readTimes } from '../../../domain/goods'

export interface ScannedProduct {
  id: number
  code: string
  title: string
  image: string
  stock?: number | null
}

/** How a product was found: chosen from the list, by its whole code, or by the camera. */
export type FoundBy = 'choice' | 'code' | 'camera'

export interface FoundProducts<P> {
  products: readonly P[]
  text: string
  quantity?: number
}

/** Searches the text; if nothing is found, reads it as a quantity with a product. */
export async function findTimes<P>(
  find: (text: string) => Promise<readonly P[]>,
  text: string,
): Promise<FoundProducts<P>> {
  const products = await find(text)
  const times = products.length ? undefined : readTimes(text)
  return times ? { products: await find(times.text), ...times } : { products, text }
}

export interface ProductFieldProps<P extends ScannedProduct> {
  label?: string
  /** Products by title or code, ignoring accents; one with exactly this code comes first. */
  find: (text: string) => Promise<readonly P[]>
  /** Other inputs of `find`, as part of the cache key. */
  within: readonly unknown[]
  /** `quantity`: how many the text asked for. */
  onPick: (product: P, by: FoundBy, quantity?: number) => void
  /** Pasted spreadsheet rows; returns whether it took them. */
  onPaste?: (text: string) => boolean
  text?: string
  hasCamera?: boolean
}
