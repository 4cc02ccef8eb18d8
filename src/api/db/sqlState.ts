/** The SQLSTATE of a failed statement; drizzle wraps the driver's error. */
export function codeIn(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && typeof each.code === 'string') return each.code
  return undefined
}

/** read_only_sql_transaction: the server is a replica by now, or was told to refuse writes. */
export const readOnly = '25006'

/** Whether the server has refused to write: the statement did nothing, and another connection may lead elsewhere. */
export const isReadOnly = (error: unknown): boolean => codeIn(error) === readOnly

/** Whether the connection leads to a server that is going away, is full, or does not write: it must not be used again. */
export const isSpent = (error: unknown): boolean =>
  /^(08...|57P0[1-5]|53...|25006)$/.test(codeIn(error) ?? '')
