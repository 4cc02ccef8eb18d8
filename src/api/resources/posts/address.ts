import { leadOn } from '../moved'
import type { Aspect } from './aspect'

/** Readers of a post whose address changes are led to the new one, when the caller asks for it. */
export const address: Aspect = {
  write: async (call, value, { before }) => {
    await leadOn('posts', call, value, before)
    return value
  },
}
