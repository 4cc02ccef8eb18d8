import { Box } from '@mui/material'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { RaRecord } from 'react-admin'
import { rowLinkClass } from '../list/RowLink'
import { SplitPane } from './SplitPane'
import { useFocusOnClose } from './useFocusOnClose'
import { useHasRoom } from './useIsBeside'
import { useOpen } from './useOpen'

export interface SplitViewProps<R extends RaRecord> {
  /** What stands above the rows; given by the list's `arrange`. */
  head: ReactNode
  /** Shows the open record, which it reads by `useRecordContext`. It is drawn anew for each record. */
  detail: ReactNode
  /** The record's name in the head of the pane; by default as everywhere. */
  title?: (record: R) => string
  /** The rows. */
  children: ReactNode
}

/**
 * A list with the open record beside it, from 1440 px on; on narrower screens the record stands in place of the list,
 * with a way back. The address names the record (`?open=12`); `j` and `k` go through the list, Escape closes.
 *
 * A list takes it by `arrange`, and its rows open by `SplitLink`:
 * ```tsx
 * <ListPage<Comment>
 *   arrange={(head, rows) => <SplitView head={head} detail={<CommentDetail />}>{rows}</SplitView>}
 * >
 *   <Column source="author" render={({ author }) => <SplitLink>{author}</SplitLink>} />
 * ```
 * A form in the pane is an `EditPage` with `isPart` and the record's id; it asks before unsaved text is left.
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

/** While a record stands in place of the list, the list keeps where it was scrolled to. */
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

/** Half a screen has room for what a phone shows. */
const narrowList = {
  minWidth: 0,
  '& :is(th, td)[data-from]': { display: 'none' },
  // Words have what days and statuses leave: with a width of their own, together they were wider than the list.
  '& th:is([data-kind=title], [data-kind=text])': { width: 'auto !important' },
  [`& :is(tr, li):has(.${rowLinkClass}[aria-current])`]: { bgcolor: 'primary.light' },
} as const
