import type { ApiSource, ChosenValue } from '../../../../domain/dynamicFields'
import {
  choicesIn,
  foreignAddress,
  isForeign,
  isSourcePath,
  searchKey,
} from '../../../../domain/dynamicSource'
import { isHttpError } from '../../../providers/http/httpError'
import { escapeTerm } from '../../../providers/http/query'
import { fetchForeign, SourceError, sourceLimits } from './fetchForeign'

export type ReadPath = (
  path: string,
  query: Record<string, string>,
  signal: AbortSignal | undefined,
) => Promise<unknown>

/**
 * The source's response to a search text.
 * @throws SourceError; the signal's reason when the caller aborted
 */
export async function readAnswer(
  source: ApiSource | null | undefined,
  typed: string,
  read: ReadPath,
  signal?: AbortSignal,
): Promise<unknown> {
  if (!source || !isSourcePath(source.path)) throw new SourceError('not_set')
  return isForeign(source.path)
    ? fetchForeign(foreignAddress(source, typed), signal)
    : readOurs(source, typed, read, signal)
}

/**
 * The source's choices for a search text.
 * @throws SourceError; the signal's reason when the caller aborted
 */
export async function loadChoices(
  source: ApiSource | null | undefined,
  typed: string,
  read: ReadPath,
  signal?: AbortSignal,
): Promise<ChosenValue[]> {
  const answer = await readAnswer(source, typed, read, signal)
  const choices = source && choicesIn(source, answer)
  if (!choices) throw new SourceError('unfit')
  return choices
}

export const ourQuery = (source: ApiSource, typed: string): Record<string, string> => {
  const key = searchKey(source)
  return typed && key ? { search: `${key}:${escapeTerm(typed)}`, searchFields: `${key}:like` } : {}
}

/** Reads a list of this server's API in its own search syntax. */
async function readOurs(source: ApiSource, typed: string, read: ReadPath, signal?: AbortSignal) {
  const limit = AbortSignal.timeout(sourceLimits.ms)
  try {
    return await read(source.path, ourQuery(source, typed), signal ? AbortSignal.any([signal, limit]) : limit)
  } catch (error) {
    if (signal?.aborted) throw error
    if (isHttpError(error) && error.status > 0) throw new SourceError('refused', error.status)
    throw new SourceError(limit.aborted ? 'slow' : 'unreachable')
  }
}
