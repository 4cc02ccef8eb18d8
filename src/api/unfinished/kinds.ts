import { references } from '../history/refill'
import { renaming } from '../resources/fields/renaming'
import { valuesBack } from '../resources/fields/valuesBack'
import type { Kind } from './unfinished'

/** All work that upkeep may have to finish. */
export const kinds: readonly Kind<never>[] = [references, renaming, valuesBack]
