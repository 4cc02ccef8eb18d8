/** SQLSTATEs of a server that is unreachable, stopping, starting, full or refuses to write, and of timeouts. */
const states = /^(08...|57P0[1-5]|57014|53...|58030|25006|25P0[34]|55P03)$/

/** Errors of the network, and of a disk that is full, broken or read-only. */
const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'ENOTDIR', 'EMFILE', 'ENFILE'],
])

/** Driver errors without a code, and a lagging replica, which stops reads with the code of a write conflict. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|PGlite is clos(ed|ing)|the database is broken|canceling statement due to conflict with recovery)/i

export function isUnavailable(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = 'code' in each ? String(each.code) : ''
    if (states.test(code) || systemCodes.has(code) || sentences.test(each.message)) return true
  }
  return false
}

export const retryAfter = { 'Retry-After': '5' }
