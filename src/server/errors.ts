interface LoggedError {
  type: string
  message: string
  stack?: string
  code?: string
  cause?: LoggedError
}

/** An error for the log, without the parameters of failed statements (personal data, password hashes). */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' }
  return {
    type: error.constructor.name,
    message: withoutParams(error.message),
    stack: error.stack && withoutParams(error.stack),
    ...('code' in error && { code: String(error.code) }),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  }
}

const withoutParams = (text: string): string => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')

export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** In words, without the statement that failed. */
export const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ')
  return cause instanceof Error ? cause.message : String(cause)
}
