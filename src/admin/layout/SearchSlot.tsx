import { Box } from '@mui/material'
import { useEffect, useSyncExternalStore } from 'react'
import { useNotify } from 'react-admin'
import { early, palette } from '../components/palette/start'
import { useRecentPages } from '../components/palette/useRecentPages'
import { isFind, takesLetters } from '../keys/editable'
import { shortcuts, shownKeys } from '../keys/shortcuts'
import { onDemand } from '../startup/onDemand'
import { SearchButton } from './SearchButton'

const finder = onDemand(() => import('../components/palette/Finder'))
const prepare = () => void finder.preload()
const open = () => {
  palette.set(true)
  prepare()
}

/** These function keys work even while the user is typing. */
const isFunction = (key: string): boolean => key === shortcuts.notice || key === shortcuts.preview

/** Search in the top bar; palette and keys load on pointer, focus or first key. */
export function SearchSlot() {
  const notify = useNotify()
  const { value: Finder, error } = useSyncExternalStore(finder.subscribe, finder.state)
  useRecentPages()

  useEffect(() => {
    if (error) notify('layout.failed.message', { type: 'error' })
  }, [error, notify])

  useEffect(() => {
    if (Finder) return
    const listen = (event: KeyboardEvent) => {
      const { key, target, isComposing, defaultPrevented } = event
      if (isComposing || defaultPrevented) return
      const isMeant = isFind(event) || isFunction(key) || (key.length === 1 && !takesLetters(target))
      if (isMeant) early.push(event)
      // The browser uses these keys itself.
      if (isFind(event) || (isMeant && key === '/')) event.preventDefault()
      if (isMeant || key === 'Control' || key === 'Meta') prepare()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [Finder])

  return (
    <Box role="search" sx={{ display: 'contents' }} onPointerEnter={prepare} onFocus={prepare}>
      <SearchButton keys={shownKeys(shortcuts.palette).join(' ')} onClick={open} />
      {Finder && <Finder />}
    </Box>
  )
}
