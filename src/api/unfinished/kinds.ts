import { references } from '../history/refill'
import { renaming } from '../resources/fields/renaming'
import { valuesBack } from '../resources/fields/valuesBack'
import type { UnfinishedWork } from './unfinished'

/** All work that upkeep may have to finish. */
export const kinds: readonly UnfinishedWork<never>[] = [references, renaming, valuesBack]
