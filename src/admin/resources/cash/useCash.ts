import { useListContext } from 'react-admin'
import type { CashMeta } from '../../../domain/cash'

/** The `meta` of the list of cash; nothing until it is loaded. */
export const useCash = (): Partial<CashMeta> => (useListContext().meta ?? {}) as Partial<CashMeta>
