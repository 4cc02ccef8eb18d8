import type { ApiSource, ChosenValue } from '../../../../domain/dynamicFields'
import { choicesIn, foreignAddress, isForeign, type Misfit, misfitIn } from '../../../../domain/dynamicSource'
import { SourceError, sourceLimits } from './fetchForeign'
import { ourQuery, type ReadPath, readAnswer } from './loadChoices'

/** Key under `resources.fields.source.fault`, with its parameters. */
interface Fault {
  key: Misfit['fault'] | 'not_json' | Exclude<SourceError['fault'], 'unfit'>
  params: Record<string, string | number>
}

export interface Tried {
  request: string
  choices: ChosenValue[]
  fault?: Fault
}

export async function testSource(source: ApiSource, typed: string, read: ReadPath): Promise<Tried> {
  try {
    const answer = await readAnswer(source, typed, read)
    const misfit = misfitIn(source, answer)
    const choices = choicesIn(source, answer) ?? []
    return {
      request: requestOf(source, typed),
      choices,
      ...(misfit && { fault: { key: misfit.fault, params: { ...misfit } } }),
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    const { fault, status } = error
    return {
      request: fault === 'not_set' ? '' : requestOf(source, typed),
      choices: [],
      fault: {
        key: fault === 'unfit' ? 'not_json' : fault,
        params: { status, seconds: sourceLimits.ms / 1000 },
      },
    }
  }
}

function requestOf(source: ApiSource, typed: string): string {
  if (isForeign(source.path)) return foreignAddress(source, typed)
  const query = new URLSearchParams(ourQuery(source, typed))
  return `/api/v1${source.path}${query.size ? `?${query}` : ''}`
}
