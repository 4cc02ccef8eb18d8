import { leadOn } from '../moved'
import type { Aspect } from './aspect'

export const address: Aspect = {
  write: async (call, value, { before }) => {
    await leadOn('posts', call, value, before)
    return value
  },
}
