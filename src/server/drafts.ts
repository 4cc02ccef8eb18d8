import { createHash, randomUUID } from 'node:crypto'
import { hostname } from 'node:os'

const host = createHash('sha1').update(hostname()).digest('hex').slice(0, 8)
/** Distinguishes this process from an earlier one with the same pid. */
const life = randomUUID().slice(0, 8)

export const draftOf = (file: string): string => `${file}.${host}-${process.pid}-${life}.part`

export const isDraft = (name: string): boolean => name.endsWith('.part')

/** Whether a draft belongs to an ended process of this machine; false for other machines, which cannot be checked. */
export function isAbandoned(name: string): boolean {
  const [, theirs, pid, born] = /\.([0-9a-f]{8})-(\d+)-([0-9a-f]{8})\.part$/.exec(name) ?? []
  if (theirs !== host) return false
  if (Number(pid) === process.pid) return born !== life
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
