import { Box, ButtonBase } from '@mui/material'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useSectionMarks } from '../form/sections'
import { useSettings } from './found'
import { useScrolledTo } from './useScrolledTo'

/** Scrolls to a section and puts the focus on its heading. */
function goTo(id: string) {
  const section = document.getElementById(id)
  section?.scrollIntoView({ block: 'start' })
  section?.querySelector('h2')?.focus({ preventScroll: true })
}

/** Links to the sections; the one that is being read is marked. A column, or on narrow screens a row that scrolls. */
export function SettingsIndex() {
  const translate = useTranslate()
  const { found } = useSettings()
  const marks = useSectionMarks().filter(({ id }) => !found || found.sections.has(id))
  const [current, setCurrent] = useScrolledTo(marks)
  const list = useRef<HTMLUListElement>(null)

  // The row of links shows the current one.
  useEffect(() => {
    const link = current && list.current?.querySelector('[aria-current]')
    if (!link || !list.current) return
    const [of, within] = [link.getBoundingClientRect(), list.current.getBoundingClientRect()]
    if (of.left < within.left || of.right > within.right)
      list.current.scrollLeft += of.left + of.width / 2 - (within.left + within.width / 2)
  }, [current])

  // An address that names a section begins there.
  const begun = useRef(false)
  useEffect(() => {
    const wanted = decodeURIComponent(location.hash.slice(1))
    if (begun.current || !marks.some(({ id }) => id === wanted)) return
    begun.current = true
    goTo(wanted)
  }, [marks])

  const go = (event: MouseEvent, id: string) => {
    // With a key held it opens elsewhere, as any link does.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // Not through the router, which would ask about unsaved changes.
    history.replaceState(history.state, '', `#${encodeURIComponent(id)}`)
    goTo(id)
    setCurrent(id)
  }
  return (
    <Box component="nav" aria-label={translate('parts.settings.index')} sx={nav}>
      <Box component="ul" ref={list} sx={row}>
        {marks.map(({ id, title }) => (
          <Box component="li" key={id} sx={{ flexShrink: 0 }}>
            <ButtonBase
              component="a"
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event: MouseEvent) => go(event, id)}
              sx={link}
            >
              {title}
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** On narrow screens it stays below the bar. */
const nav = {
  position: { xs: 'sticky', md: 'static' },
  top: 'var(--bar)',
  zIndex: 2,
  minWidth: 0,
  bgcolor: { xs: 'background.default', md: 'transparent' },
} as const

const row = {
  listStyle: 'none',
  m: 0,
  p: 0.5,
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  gap: 0.5,
  overflowX: 'auto',
  // Room for the ring of the focus.
  mx: -0.5,
} as const

const link = {
  width: '100%',
  justifyContent: 'flex-start',
  // Names have the direction of their own letters, but stand where the line begins.
  textAlign: 'left',
  whiteSpace: { xs: 'nowrap', md: 'normal' },
  px: 1.5,
  py: 1,
  borderRadius: 1,
  typography: 'body2',
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
  '&[aria-current]': { bgcolor: 'action.selected', color: 'text.primary', fontWeight: 600 },
} as const
