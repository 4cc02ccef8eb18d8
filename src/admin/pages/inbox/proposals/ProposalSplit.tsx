import { Box, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { Proposal } from '../../../../domain/proposals'
import { useFocusOnClose } from '../../../components/split/useFocusOnClose'
import { useHasRoom } from '../../../components/split/useIsBeside'
import { useOpen } from '../../../components/split/useOpen'
import { LateSkeleton } from '../../../components/states/LateSkeleton'
import { LoadFailure } from '../../../components/states/LoadFailure'
import { beside, rowsStyle } from '../style'
import { useAlone } from '../useAlone'
import type { useProposals } from './useProposals'

interface ProposalSplitProps {
  list: ReturnType<typeof useProposals>
  label: string
  /** Where there is no row. */
  empty: ReactNode
  /** Above the rows; `isAlone`: a phone shows one proposal without them. */
  head?: (isAlone: boolean) => ReactNode
  row: (proposal: Proposal) => ReactNode
  pane: (proposal: Proposal, isBeside: boolean) => ReactNode
  onAlone: (isAlone: boolean) => void
}

/** Rows of proposals, and the open one beside them. */
export function ProposalSplit({ list, label, empty, head, row, pane, onAlone }: ProposalSplitProps) {
  const translate = useTranslate()
  const { proposals, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const { id } = useOpen()
  const hasRoom = useHasRoom()
  const rows = useFocusOnClose(id)
  const open = proposals.find((each) => String(each.id) === id)
  const isAlone = open !== undefined && !hasRoom
  useAlone(isAlone, onAlone)
  return (
    <>
      {head?.(isAlone)}
      {error && <LoadFailure resource="inbox" error={error} onRetry={() => void refetch()} sx={{ mb: 2 }} />}
      {isPending && !error && <LateSkeleton label={label} rows={8} />}
      {!isPending && !error && proposals.length === 0 && empty}
      <Box sx={open && hasRoom ? beside : undefined}>
        <div ref={rows} hidden={isAlone}>
          {proposals.length > 0 && (
            <Box component="ul" aria-label={translate(label)} sx={rowsStyle}>
              {proposals.map(row)}
            </Box>
          )}
          {hasNextPage && (
            <Button sx={{ mt: 1 }} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {translate('inbox.more')}
            </Button>
          )}
        </div>
        {open && pane(open, hasRoom)}
      </Box>
    </>
  )
}
