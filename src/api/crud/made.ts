import type { AnyObject } from 'yup'
import type { ListResource } from './resource'

/** Replaces the asked includes that are no SQL, in a row or rows in JSON, by what is made of them. */
export function withMade({ made = {} }: ListResource, includes: readonly string[], data: string): string {
  const asked = Object.entries(made).filter(([name]) => includes.includes(name))
  if (!asked.length) return data
  const read: AnyObject | AnyObject[] = JSON.parse(data)
  for (const row of [read].flat()) for (const [name, make] of asked) row[name] = make(row)
  return JSON.stringify(read)
}
