import { references } from '../history/refill'
import { renaming } from '../resources/fields/renaming'
import { valuesBack } from '../resources/fields/valuesBack'
import type { UnfinishedWork } from './unfinished'

export const kinds: readonly UnfinishedWork<never>[] = [references, renaming, valuesBack]
