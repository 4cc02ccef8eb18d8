interface LoggedError {
  type: string
  message: string
  stack?: string
  code?: string
  cause?: LoggedError
}

/**
 * An error as the log may show it. A failed statement quotes its parameters in its message, and those are
 * people's data and password hashes: from there on it is cut off.
 */
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

/** Drops what follows `params:`, up to the first line of the stack. */
const withoutParams = (text: string): string => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')

/** The code that a system call or a driver gave its error; empty where there is none. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
