import { useListContext } from 'react-admin'
import type { CashMeta } from '../../../domain/cash'

/** What comes with the list of cash; nothing until it is loaded. */
export const useCash = (): Partial<CashMeta> => (useListContext().meta ?? {}) as Partial<CashMeta>
