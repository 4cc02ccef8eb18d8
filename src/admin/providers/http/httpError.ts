import { HttpError } from 'react-admin'
import type { MovedStock } from '../../../domain/countSchema'
import type { Hit } from '../../../domain/search'

/** The body of an API error (`errors`: field path → message). */
export interface ErrorBody {
  message: string
  code: string
  errors?: Record<string, string>
  data?: Record<string, unknown>
  /** The record can be deleted together with its dependents. */
  can_force?: boolean
  /** Records that use it, as far as the caller may see them. */
  used_in?: readonly Hit[]
  /** For a refused step: the record's current status, and the step that led there. */
  status?: string
  last?: { at: string; actor: { name: string } | null } | null
  /** For a stock count: goods moved since the sheet was made. */
  moved?: MovedStock[]
  /** Result of an earlier call with the same key and other content, whose answer was lost. */
  made?: { data: unknown; meta?: unknown }
  captcha?: { question: string; token: string }
}

/** `content[0].title` → `content.0.title`, as react-hook-form writes it. */
const fieldPath = (path: string): string => path.replace(/\[(\d+)\]/g, '.$1')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An error response as react-admin's HttpError; an unreadable body is ignored. */
export function toHttpError(status: number, raw: unknown): HttpError {
  if (!isRecord(raw)) return new HttpError('ra.notification.http_error', status, null)
  const errors = isRecord(raw.errors)
    ? Object.fromEntries(
        Object.entries(raw.errors).map(([path, messages]) => [
          fieldPath(path),
          String(Array.isArray(messages) ? messages[0] : messages),
        ]),
      )
    : undefined
  const message = typeof raw.message === 'string' ? raw.message : 'ra.notification.http_error'
  return new HttpError(message, status, { ...raw, message, ...(errors && { errors }) })
}

export const noAnswer = (): HttpError => new HttpError('ra.notification.http_error', 0, null)

export const isHttpError = (error: unknown): error is HttpError => error instanceof HttpError

/** A 403, after which a retry does not help. */
export const isRefusal = (error: unknown): boolean => isHttpError(error) && error.status === 403

export const errorBody = (error: unknown): ErrorBody | null =>
  isHttpError(error) && isRecord(error.body) ? (error.body as ErrorBody & Record<string, unknown>) : null
