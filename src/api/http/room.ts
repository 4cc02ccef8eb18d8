import { ApiError } from './errors'
import { retryAfter } from './unavailable'

const megabyte = 1024 * 1024

/** Bytes of bodies that may be in memory: of all calls together, and of one account's. */
const limits = { all: 256 * megabyte, each: 112 * megabyte }

/** A body up to this size is always taken: nobody can keep others from working by sending films. */
export const smallBody = 64 * 1024

/** The room that one body takes up, until its call is answered. */
export interface BodyRoom {
  /** @throws ApiError `unavailable` when there is no room for so many bytes more */
  take(bytes: number): void
  leave(): void
}

/** Counts the bodies that are being read or worked on; each is given its room by its sender's account. */
export function createRooms({ all, each } = limits): (account: number) => BodyRoom {
  let total = 0
  const byAccount = new Map<number, number>()
  const add = (account: number, bytes: number) => {
    total += bytes
    const theirs = (byAccount.get(account) ?? 0) + bytes
    if (theirs) byAccount.set(account, theirs)
    else byAccount.delete(account)
    return theirs
  }
  return (account) => {
    let own = 0
    return {
      take(bytes) {
        own += bytes
        const theirs = add(account, bytes)
        if (own > smallBody && (total > all || theirs > each))
          throw new ApiError('unavailable', { headers: retryAfter })
      },
      leave() {
        add(account, -own)
        own = 0
      },
    }
  }
}
