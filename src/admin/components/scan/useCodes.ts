import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { sameCode } from '../../../domain/goods'
import { type FoundBy, findTimes, type ProductFieldProps, type ScannedProduct } from './products'

/** Looks codes up in order and reports unknown ones. A scanned code must match as a whole, not as a part. */
export function useCodes<P extends ScannedProduct>({
  find,
  onPick,
}: Pick<ProductFieldProps<P>, 'find' | 'onPick'>) {
  const translate = useTranslate()
  const [said, setSaid] = useState('')
  const [looking, setLooking] = useState(0)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef({ find, onPick })
  latest.current = { find, onPick }

  /** The product of a code; for a typed text also its only result. */
  const look = async (typed: string, by: FoundBy, isRead: boolean): Promise<P | undefined> => {
    try {
      const { products: found, text: code, quantity } = await findTimes(latest.current.find, typed)
      const [only, ...others] = isRead ? [] : found
      const product =
        found.find((each) => sameCode(each.code, code)) ??
        // Some readers drop the leading zero of twelve-digit American codes.
        found.find((each) => /^\d{12}$/.test(code) && sameCode(each.code, `0${code}`)) ??
        (others.length === 0 ? only : undefined)
      setSaid(product ? '' : translate(`parts.scan.${others.length ? 'several' : 'not_found'}`, { code }))
      if (product) latest.current.onPick(product, by, quantity)
      return product
    } catch {
      setSaid(translate('parts.lines.not_looked_up', { code: typed }))
      return undefined
    }
  }
  /** In sequence, so that lines are added in the order of the scans. */
  const findCode = (code: string, by: FoundBy, isRead: boolean): Promise<P | undefined> => {
    setLooking((all) => all + 1)
    const mine = before.current.then(() => look(code, by, isRead)).finally(() => setLooking((all) => all - 1))
    before.current = mine
    return mine
  }
  return {
    said,
    isLooking: looking > 0,
    forget: () => setSaid(''),
    see: (code: string) => findCode(code, 'camera', true),
    take: async (code: string, isScanned: boolean): Promise<boolean> =>
      (await findCode(code, 'code', isScanned)) !== undefined,
  }
}
