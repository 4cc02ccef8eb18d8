import { HttpError } from 'react-admin'

/** What an API error says (`errors` as forms want it: field path → sentence). */
export interface ErrorBody {
  message: string
  code: string
  errors?: Record<string, string>
  /** The current row, with a conflict. */
  data?: Record<string, unknown>
  captcha?: { question: string; token: string }
}

/** `content[0].title` → `content.0.title`, the form library's spelling. */
const fieldPath = (path: string): string => path.replace(/\[(\d+)\]/g, '.$1')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An answer that is not a success as react-admin's error; a body that cannot be read counts as none. */
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

/** No answer at all: no network, or none within the time limit. */
export const noAnswer = (): HttpError => new HttpError('ra.notification.http_error', 0, null)

export const isHttpError = (error: unknown): error is HttpError => error instanceof HttpError

/** The server does not let this person see it: trying again is of no use. */
export const isRefusal = (error: unknown): boolean => isHttpError(error) && error.status === 403

export const errorBody = (error: unknown): ErrorBody | null =>
  isHttpError(error) && isRecord(error.body) ? (error.body as ErrorBody & Record<string, unknown>) : null
