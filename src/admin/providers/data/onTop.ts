import type { RaRecord } from 'react-admin'
import { sameValue } from '../../../domain/sameValue'
import { errorBody, isHttpError } from '../http/httpError'

/** The current record, if this error is a conflict that contains it. */
export function rowInConflict(error: unknown): RaRecord | undefined {
  const row = errorBody(error)?.data
  return isHttpError(error) && error.status === 409 && row ? (row as RaRecord) : undefined
}

/**
 * Writes one field of a record, retrying on top of changes to its other fields, whether by others or by an earlier
 * write.
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
