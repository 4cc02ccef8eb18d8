import { baseline } from './baseline'
import type { Migration } from './script'

/** All steps, in order. A released one does not change: the next is a file of its own, `<number>-<subject>.ts`, at the end. */
export const migrations: readonly Migration[] = [{ name: 'baseline', sql: baseline }]
