import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Division, Divisions, Scheme } from '../../../domain/address/divisions'
import { type ParsedAddress, parseAddress } from '../../../domain/address/parse'

export interface AddressValues {
  scheme: Scheme
  province: Division | null
  district: Division | null
  ward: Division | null
  address: string
}

interface Options {
  values: () => AddressValues
  write: (values: AddressValues) => void
  ask: (scheme: Scheme) => Promise<Divisions | undefined>
}

type Read = ParsedAddress & { scheme: Scheme }

/** Fewer words are a street alone. */
const isWhole = (text: string) => /[,;\n]/.test(text) || text.trim().split(/\s+/).length > 3

/** Fills the fields from a whole address in the street line; tells what it filled in and can undo it. */
export function useReading({ values, write, ask }: Options) {
  const translate = useTranslate()
  const [done, setDone] = useState<{ text: string; before: AddressValues }>()

  const read = async (text: string, scheme: Scheme): Promise<Read | undefined> => {
    const divisions = await ask(scheme)
    return divisions && { ...parseAddress(text, divisions), scheme }
  }
  /** The text that was read last; an undo must not read it again. */
  const known = useRef('')
  const pasted = async () => {
    const before = values()
    const text = before.address
    if (!isWhole(text)) return
    known.current = text
    const own = await read(text, before.scheme)
    // If the ward is unknown, the text may use the other scheme.
    const other =
      own && !own.ward ? await read(text, before.scheme === '2025' ? 'pre2025' : '2025') : undefined
    const found = other?.ward ? other : own
    // The user may have typed on while the divisions loaded.
    if (!found?.province || values().address !== text) return
    write(found)
    const what = [found.province, found.district, found.ward].flatMap((each) => each?.name ?? []).join(', ')
    const isOlder = found.scheme === 'pre2025' && before.scheme !== 'pre2025'
    setDone({
      text: translate(isOlder ? 'parts.address.read_older' : 'parts.address.read', { what }),
      before,
    })
  }
  const takeBack = () => {
    if (done) write(done.before)
    setDone(undefined)
  }
  /** Reads a typed text once, and only while no province is chosen. */
  const isTyped = () => {
    const { address, province } = values()
    return !province && isWhole(address) && address !== known.current
  }
  return { said: done?.text ?? '', pasted, isTyped, takeBack, forget: () => setDone(undefined) }
}
