import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { FoundBy, ProductFieldProps } from './ProductField'

/** What the field must know of a product. */
export interface ScannedProduct {
  id: number
  code: string
  title: string
  image: string
  /** How much of it there is, where that matters. */
  stock?: number | null
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Looks codes up in the order in which they come, and says which one is unknown. */
export function useCodes<P extends ScannedProduct>({
  find,
  onPick,
}: Pick<ProductFieldProps<P>, 'find' | 'onPick'>) {
  const translate = useTranslate()
  const [said, setSaid] = useState('')
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef({ find, onPick })
  latest.current = { find, onPick }

  /** The product of a code, or the only one that is found by the text. */
  const look = async (code: string, by: FoundBy): Promise<P | undefined> => {
    try {
      const found = await latest.current.find(code)
      const product =
        found.find((each) => isSame(each.code, code)) ?? (found.length === 1 ? found[0] : undefined)
      setSaid(product ? '' : translate(`parts.scan.${found.length > 1 ? 'several' : 'not_found'}`, { code }))
      if (product) latest.current.onPick(product, by)
      return product
    } catch {
      setSaid(translate('parts.lines.not_looked_up', { code }))
      return undefined
    }
  }
  /** One after the other: lines come in the order in which they were scanned. */
  const findCode = (code: string, by: FoundBy): Promise<P | undefined> => {
    const mine = before.current.then(() => look(code, by))
    before.current = mine
    return mine
  }
  return {
    said,
    forget: () => setSaid(''),
    find: findCode,
    take: async (code: string, by: FoundBy): Promise<boolean> => (await findCode(code, by)) !== undefined,
  }
}
