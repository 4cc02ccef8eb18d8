import foundation from './0001-foundation'

/** Every migration ever released, in order. Released ones do not change; append. */
export const migrations: readonly { name: string; sql: string }[] = [
  { name: '0001-foundation', sql: foundation },
]
