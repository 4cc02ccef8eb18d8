export function codeIn(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && typeof each.code === 'string') return each.code
  return undefined
}

/** read_only_sql_transaction: the server is a replica by now, or was told to refuse writes. */
export const readOnly = '25006'

/** The statement did nothing, and another connection may lead to a writable server. */
export const isReadOnly = (error: unknown): boolean => codeIn(error) === readOnly

/** A connection to a server that is going away, full or read-only must not be used again. */
export const isSpent = (error: unknown): boolean =>
  /^(08...|57P0[1-5]|53...|25006)$/.test(codeIn(error) ?? '')
