import foundation from './0001-foundation'
import roleSearch from './0002-role-search'
import sessions from './0003-sessions'

/** Every migration ever released, in order. Released ones do not change; append. */
export const migrations: readonly { name: string; sql: string }[] = [
  { name: '0001-foundation', sql: foundation },
  { name: '0002-role-search', sql: roleSearch },
  { name: '0003-sessions', sql: sessions },
]
