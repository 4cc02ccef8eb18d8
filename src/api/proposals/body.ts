import { mapValues } from 'es-toolkit'
import { htmlIn } from '../../domain/validation'
import { cleanedAheadOf } from '../crud/clean'
import type { Resource } from '../crud/resource'
import type { Body } from '../http/body'
import type { Call } from '../http/call'
import type { WritePlan } from '../http/route'

/** The body with its rich texts as they would be stored, free of scripts: people look at them and go on with them. */
function cleanBody({ schema }: Resource, body: Body): Body {
  const rich = htmlIn(schema, body)
  const clean = cleanedAheadOf(body)
  const cleaned = (value: unknown): unknown => {
    if (typeof value === 'string') return rich.has(value) ? clean(value) : value
    if (Array.isArray(value)) return value.map(cleaned)
    return isBody(value) ? mapValues(value, cleaned) : value
  }
  return mapValues(body, cleaned)
}

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null

/** Names the records that it writes, where it named a filter. */
export function bodyToKeep({ body }: Call, { resource, narrowed }: WritePlan, ids: readonly number[]): Body {
  if (!narrowed) return cleanBody(resource, body)
  const { data } = body
  return narrowed({ ...body, ...(isBody(data) && { data: cleanBody(resource, data) }) }, ids)
}
