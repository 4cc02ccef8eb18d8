import type { RaRecord } from 'react-admin'
import { errorBody, isHttpError } from '../http/httpError'
import { sameValue } from './changes'

/** The record as it is now, if this error is a conflict that tells it. */
export function rowInConflict(error: unknown): RaRecord | undefined {
  const row = errorBody(error)?.data
  return isHttpError(error) && error.status === 409 && row ? (row as RaRecord) : undefined
}

/**
 * Writes one field of a record. Where others of its fields have changed meanwhile, by somebody else or by what was sent
 * a moment before, it is written on top of that.
 *
 * @throws the conflict, if the field itself has changed
 */
export async function writeOnTop<T, R extends RaRecord>(
  field: keyof R & string,
  base: R,
  write: (on: R) => Promise<T>,
): Promise<T> {
  try {
    return await write(base)
  } catch (error) {
    const theirs = rowInConflict(error) as R | undefined
    if (!theirs || !sameValue(theirs[field], base[field])) throw error
    return write(theirs)
  }
}
