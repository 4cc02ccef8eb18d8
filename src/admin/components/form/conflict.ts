import type { RaRecord } from 'react-admin'
import { sameValue } from '../../providers/data/changes'

type Values = Record<string, unknown>

/** A field in which the form and the saved row differ. */
export interface Difference {
  field: string
  mine: unknown
  theirs: unknown
  /** Both sides changed it. */
  contested: boolean
}

export type Choice = 'mine' | 'theirs'

const kept = new Set(['id', 'version', 'created_at', 'updated_at'])

/** The fields in which the form and the current row differ. */
export const differences = (mine: Values, theirs: RaRecord, base: RaRecord): Difference[] =>
  Object.keys(mine)
    .filter((field) => !kept.has(field) && field in theirs && !sameValue(mine[field], theirs[field]))
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: theirs[field],
      contested: !sameValue(mine[field], base[field]) && !sameValue(theirs[field], base[field]),
    }))
    // Fields changed on both sides come first.
    .sort((a, b) => Number(b.contested) - Number(a.contested))

/** Initial choices: one's own changes are kept; all other fields follow the row. */
export const firstChoices = (found: readonly Difference[], base: RaRecord): Record<string, Choice> =>
  Object.fromEntries(
    found.map(({ field, mine }) => [field, sameValue(mine, base[field]) ? 'theirs' : 'mine']),
  )

/** The form's values with the choices made. */
export const merged = (mine: Values, theirs: RaRecord, choices: Record<string, Choice>): Values =>
  Object.fromEntries(
    Object.entries(mine).map(([field, value]) => [
      field,
      choices[field] === 'theirs' ? theirs[field] : value,
    ]),
  )
