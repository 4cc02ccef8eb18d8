import type { AnyObject } from 'yup'
import type { Database } from '../db/client'
import type { ListResource } from './resource'

/** Adds the asked includes that are no SQL to a row or rows in JSON. */
export async function withMade(
  db: Database,
  { made = {} }: ListResource,
  includes: readonly string[],
  data: string,
): Promise<string> {
  const asked = Object.entries(made).filter(([name]) => includes.includes(name))
  if (!asked.length) return data
  const read: AnyObject | AnyObject[] = JSON.parse(data)
  for (const [name, making] of asked) {
    const make = await making(db)
    for (const row of [read].flat()) row[name] = make(row)
  }
  return JSON.stringify(read)
}
