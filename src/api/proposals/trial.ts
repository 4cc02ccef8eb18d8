import type { ProposedEntry } from '../../domain/proposals'
import { entriesOfCall } from '../history/list'
import { withNames } from '../history/names'
import type { Body } from '../http/body'
import type { Call } from '../http/call'
import type { GuardedRoute } from '../http/route'

/** Events of one call that are shown. */
const mostEntries = 1_000

/** A record that a call names. */
export interface Found {
  id: number
  version: number
  title: string
}

export interface Trial {
  response: Response
  entries: ProposedEntry[]
}

const takenBack = new Error('a trial is taken back')

/** Does what the call would do, reads how the history tells of it, and takes it back. */
export async function tryOut(call: Call, route: GuardedRoute, body: Body): Promise<Trial> {
  let trial: Trial | undefined
  try {
    await call.db.transaction(async (db) => {
      const own = { ...call, db, body, afterCommit: [], afterFailure: [] }
      const response = await route.handler(own)
      trial = { response, entries: await entriesOfCall(own, mostEntries) }
      throw takenBack
    })
  } catch (error) {
    if (error !== takenBack) throw error
  }
  if (!trial) throw takenBack
  return trial
}

export const deletionOf =
  (entity: ProposedEntry['entity']) =>
  ({ id, title }: Found): ProposedEntry => ({
    entity,
    record_id: id,
    title,
    action: 'delete',
    changes: [],
    names: {},
  })

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && !value.length)

/** A creation has no changes in the history: its fields are those that were sent. */
export async function shownOf(
  call: Call,
  entity: string,
  body: Body,
  all: ProposedEntry[],
): Promise<ProposedEntry[]> {
  const filled = all.map((entry) =>
    entry.action === 'create' && entry.entity === entity
      ? {
          ...entry,
          changes: Object.entries(body)
            .filter(([, value]) => !isEmpty(value))
            .map(([field, after]) => ({ field, before: null, after })),
        }
      : entry,
  )
  const named = await withNames(call.db, filled)
  return named
    .map(({ entity, record_id, title, action, changes, names }) => ({
      entity,
      record_id,
      title,
      action,
      changes,
      names,
    }))
    .sort((a, b) => Number(b.entity === entity) - Number(a.entity === entity))
}
