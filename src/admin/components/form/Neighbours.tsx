import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { IconButton, Typography, useTheme } from '@mui/material'
import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { type Identifier, useGetList, useLocaleState, useLocation, useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import { takesLetters } from '../../keys/editable'
import { mark } from '../../keys/marks'
import { useAriaKeys } from '../../keys/off'
import { formatNumber } from '../formats/formats'
import { HEAD_ACTIONS } from '../heading/PageHeading'
import { extendWalk, fromList, useWalk, type Walk } from '../list/walk'
import { recordPath } from '../screens/recordPath'
import { ScreenLink } from '../screens/ScreenLink'
import { ScreensContext } from '../screens/screen'
import { useScreenParams } from '../screens/useScreenParams'

interface NeighboursProps {
  resource: string
  id: Identifier
}

/** Links to the previous and next record of the list that this one was opened from. */
export function Neighbours({ resource, id }: NeighboursProps) {
  const { state } = useLocation()
  const walk = useWalk()
  const place = walk?.resource === resource ? walk.ids.findIndex((each) => String(each) === String(id)) : -1
  if (!walk || place < 0 || state?.from !== fromList.from) return null
  return <Ways walk={walk} place={place} by={state.by} />
}

type End = 'before' | 'after'

function Ways({ walk, place, by }: { walk: Walk; place: number; by?: End }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const isRtl = useTheme().direction === 'rtl'
  const screens = useContext(ScreensContext)
  const params = useScreenParams()
  const [slot, setSlot] = useState<Element | null>(null)
  useEffect(() => setSlot(document.getElementById(HEAD_ACTIONS)), [])
  useEdges(walk, place)
  const number = walk.first + place + 1
  const pressed = useFocusAgain()
  const keys = { before: useAriaKeys('preceding'), after: useAriaKeys('following') }
  if (!slot) return null

  const way = (end: End, id: Identifier | undefined) => {
    const to = id === undefined ? undefined : recordPath(screens, walk.resource, id, params)
    const label = translate(`components.form.record_${end}`)
    const icon = (end === 'before') === isRtl ? <ChevronRight /> : <ChevronLeft />
    if (!to)
      return (
        <IconButton aria-label={label} disabled>
          {icon}
        </IconButton>
      )
    return (
      <IconButton
        ref={by === end ? pressed : undefined}
        component={ScreenLink}
        to={to}
        state={{ ...fromList, by: end }}
        aria-label={label}
        aria-keyshortcuts={keys[end]}
        title={label}
        {...mark('way', end)}
      >
        {icon}
      </IconButton>
    )
  }
  const total = walk.isCapped ? '' : ` / ${formatNumber(walk.total, locale)}`
  return createPortal(
    <>
      <Typography
        component="span"
        dir="ltr"
        sx={{ typography: 'body2', color: 'text.secondary', alignSelf: 'center', whiteSpace: 'nowrap' }}
      >
        {formatNumber(number, locale)}
        {total}
      </Typography>
      {way('before', walk.ids[place - 1])}
      {way('after', walk.ids[place + 1])}
    </>,
    slot,
  )
}

/** Focuses the link once it is mounted, so that Enter goes on in the same direction; not while the user types. */
function useFocusAgain(): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !link.current) return
    isDone.current = true
    if (!takesLetters(document.activeElement)) link.current.focus({ preventScroll: true })
  })
  return link
}

/** At either end of the known rows, loads the next page in that direction. */
function useEdges({ resource, asked, perPage, first, ids, total }: Walk, place: number): void {
  const end = first + ids.length
  const needs: End | undefined =
    place === ids.length - 1 && end < total ? 'after' : place === 0 && first > 0 ? 'before' : undefined
  const page = needs === 'after' ? Math.floor(end / perPage) + 1 : Math.ceil(first / perPage)
  const { data, isPlaceholderData } = useGetList(
    resource,
    { pagination: { page: Math.max(1, page), perPage }, ...asked },
    { enabled: needs !== undefined },
  )
  useEffect(() => {
    if (data && needs && !isPlaceholderData)
      extendWalk(
        data.map(({ id }) => id),
        needs,
      )
  }, [data, needs, isPlaceholderData])
}
