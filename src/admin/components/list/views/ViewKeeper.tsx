import { useEffect, useRef } from 'react'
import { useLocation } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useTableLook } from '../useTableLook'
import { lookIn } from './query'
import { useViews } from './useViews'

/** Takes columns and density from the URL; a URL without parameters opens the default view. */
export function ViewKeeper(): null {
  const { search } = useLocation()
  const [, setAddress] = useSearchParams()
  const { setColumns, setDensity } = useTableLook()
  const { views } = useViews()
  const wasBare = useRef(search === '')

  const apply = useRef<(asked: string) => void>(() => undefined)
  apply.current = (asked) => {
    const { columns, density } = lookIn(new URLSearchParams(asked))
    if (columns !== undefined) setColumns(columns ?? undefined)
    if (density) setDensity(density)
  }
  useEffect(() => apply.current(search), [search])

  const usual = views.find(({ is_default }) => is_default)?.query
  useEffect(() => {
    if (!usual || !wasBare.current) return
    // Only once: later the user may clear everything.
    wasBare.current = false
    if (search === '') setAddress(usual, { replace: true })
  }, [usual, search, setAddress])
  return null
}
