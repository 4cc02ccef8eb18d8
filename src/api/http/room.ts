import { ApiError } from './errors'
import { retryAfter } from './unavailable'

const megabyte = 1024 * 1024

/** Bytes of bodies in memory: of all calls together, and of one account's. */
const limits = { all: 256 * megabyte, each: 112 * megabyte }

/** A body up to this size is always accepted, so that large uploads lock nobody out. */
export const smallBody = 64 * 1024

export interface BodyRoom {
  /** @throws ApiError `unavailable` when there is no room for so many more bytes */
  take(bytes: number): void
  leave(): void
}

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
