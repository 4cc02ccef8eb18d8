import { useCallback, useState } from 'react'
import { type Divisions, loadDivisions, type Scheme } from '../../../domain/address/divisions'

export function useDivisions(scheme: Scheme) {
  const [known, setKnown] = useState<Partial<Record<Scheme, Divisions>>>({})
  const [isFailed, setFailed] = useState(false)
  const ask = useCallback(async (which: Scheme): Promise<Divisions | undefined> => {
    setFailed(false)
    try {
      const divisions = await loadDivisions(which)
      setKnown((all) => (all[which] ? all : { ...all, [which]: divisions }))
      return divisions
    } catch {
      setFailed(true)
      return undefined
    }
  }, [])
  return { provinces: known[scheme]?.provinces, isFailed, ask }
}
