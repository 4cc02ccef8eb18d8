import { Box } from '@mui/material'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { RaRecord } from 'react-admin'
import { rowLinkClass } from '../list/RowLink'
import { SplitPane } from './SplitPane'
import { useFocusOnClose } from './useFocusOnClose'
import { useHasRoom } from './useIsBeside'
import { useOpen } from './useOpen'

export interface SplitViewProps<R extends RaRecord> {
  /** Content above the rows, from the list's `arrange`. */
  head: ReactNode
  /** Reads the open record by `useRecordContext`; remounts for each record. */
  detail: ReactNode
  /** Name in the head of the pane; the record's representation by default. */
  title?: (record: R) => string
  children: ReactNode
}

/**
 * A list with the open record (`?open=12`) beside it from 1440 px on, else in its place; `j` and `k` move, Escape
 * closes. Use it in the list's `arrange`, with `SplitLink` in the rows; a form as `detail` is an `EditPage` with
 * `isPart`.
 */
export function SplitView<R extends RaRecord>({ head, detail, title, children }: SplitViewProps<R>) {
  const { id } = useOpen()
  const isWide = useHasRoom()
  const isAlone = id !== null && !isWide
  useListPlace(isAlone)
  const rows = useFocusOnClose(id)
  const isBeside = id !== null && isWide
  return (
    <>
      <div hidden={isAlone}>{head}</div>
      <Box sx={isBeside ? beside : undefined}>
        <Box ref={rows} hidden={isAlone} sx={isBeside ? narrowList : undefined}>
          {children}
        </Box>
        {id !== null && (
          <SplitPane id={id} isBeside={isWide} title={title as ((record: RaRecord) => string) | undefined}>
            {detail}
          </SplitPane>
        )}
      </Box>
    </>
  )
}

/** Restores the list's scroll position after a record stood in its place. */
function useListPlace(isAlone: boolean): void {
  const place = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (isAlone) {
      place.current = window.scrollY
      window.scrollTo(0, 0)
    } else if (place.current !== undefined) {
      window.scrollTo(0, place.current)
      place.current = undefined
    }
  }, [isAlone])
}

const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: 2,
} as const

/** Half a screen shows the columns of a phone. */
const narrowList = {
  minWidth: 0,
  '& :is(th, td)[data-from]': { display: 'none' },
  // Text columns share the rest: with fixed widths the table would be wider than the list.
  '& th:is([data-kind=title], [data-kind=text])': { width: 'auto !important' },
  [`& :is(tr, li):has(.${rowLinkClass}[aria-current])`]: { bgcolor: 'primary.light' },
} as const
