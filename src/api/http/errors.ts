import type { FieldErrors, Message } from '../../domain/message'
import { isUnavailable, retryAfter } from './unavailable'

export type ErrorCode =
  | 'malformed'
  | 'unauthenticated'
  | 'wrong_credentials'
  | 'token_expired'
  | 'forbidden'
  | 'beyond_rights'
  | 'own_roles'
  | 'viewing'
  | 'last_admin'
  | 'not_found'
  | 'conflict'
  | 'in_use'
  | 'duplicate'
  | 'illegal_step'
  | 'blocked'
  | 'restored'
  | 'purged'
  | 'changed_since'
  | 'nothing_to_restore'
  | 'out_of_stock'
  | 'lots_used'
  | 'already_canceled'
  | 'slip_of_order'
  | 'half_deleted'
  | 'stock_moved'
  | 'already_reversed'
  | 'given_back'
  | 'over_returned'
  | 'too_large'
  | 'too_many'
  | 'too_slow'
  | 'unsupported_type'
  | 'invalid'
  | 'too_many_requests'
  | 'internal'
  | 'unavailable'

export const errorStatuses = {
  malformed: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  token_expired: 403,
  forbidden: 403,
  beyond_rights: 403,
  own_roles: 403,
  viewing: 403,
  last_admin: 409,
  not_found: 404,
  conflict: 409,
  in_use: 409,
  duplicate: 409,
  illegal_step: 409,
  blocked: 409,
  restored: 409,
  purged: 409,
  changed_since: 409,
  nothing_to_restore: 409,
  out_of_stock: 409,
  lots_used: 409,
  already_canceled: 409,
  slip_of_order: 409,
  half_deleted: 409,
  stock_moved: 409,
  already_reversed: 409,
  given_back: 409,
  over_returned: 409,
  too_large: 413,
  too_many: 422,
  too_slow: 408,
  unsupported_type: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>

interface Details {
  errors?: FieldErrors
  params?: Message['params']
  /** Replaces the sentence of the code. */
  message?: Message
  headers?: Record<string, string>
  /** Additional members of the answer, such as the current row of a conflict. */
  extra?: Record<string, unknown>
}

/** May be thrown anywhere; rendered once, in the caller's language. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }

  get status() {
    return errorStatuses[this.code]
  }
}

export const sentenceOf = ({ code, details: { message, params } }: ApiError): Message =>
  message ?? { key: `errors.${code}`, ...(params && { params }) }

export const tooMany = (seconds: number): ApiError =>
  new ApiError('too_many_requests', { params: { seconds }, headers: { 'Retry-After': String(seconds) } })

export const invalid = (field: string, key: string, params?: Message['params']): ApiError =>
  new ApiError('invalid', {
    errors: { [field]: [params ? { key: `validation.${key}`, params } : { key: `validation.${key}` }] },
  })

export type Constraints = Record<string, [field: string, key: string]>

interface PostgresFault {
  code: string
  constraint?: string
}

function faultOf(error: unknown): PostgresFault | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string' && /^[0-9A-Z]{5}$/.test(each.code))
      return each as Error & PostgresFault
  }
  return null
}

/** Translates a failed statement into an answer; other errors are returned unchanged. */
export function fromDatabase(error: unknown, constraints: Constraints = {}): unknown {
  if (isUnavailable(error)) return new ApiError('unavailable', { headers: retryAfter })
  const fault = faultOf(error)
  if (!fault) return error
  const known = fault.constraint ? constraints[fault.constraint] : undefined
  if (known) return invalid(...known)
  if (fault.code === '23503') return new ApiError('in_use')
  if (fault.code.startsWith('23') || fault.code.startsWith('40')) return new ApiError('conflict')
  // Class 54: the statement exceeds a limit of PostgreSQL.
  if (/^(22|54)/.test(fault.code)) return new ApiError('invalid')
  return error
}
