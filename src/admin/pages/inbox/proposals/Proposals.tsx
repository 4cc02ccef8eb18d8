import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Proposal } from '../../../../domain/proposals'
import { ListNews } from '../../../components/list/ListNews'
import { useFocusOnClose } from '../../../components/split/useFocusOnClose'
import { useHasRoom } from '../../../components/split/useIsBeside'
import { useOpen } from '../../../components/split/useOpen'
import { EmptyList } from '../../../components/states/EmptyList'
import { LateSkeleton } from '../../../components/states/LateSkeleton'
import { LoadFailure } from '../../../components/states/LoadFailure'
import { beside, rowsStyle } from '../style'
import { useAlone } from '../useAlone'
import { useNextItem } from '../useNextItem'
import { ProposalBulk } from './ProposalBulk'
import { ProposalPane } from './ProposalPane'
import { ProposalRow } from './ProposalRow'
import { changesBy, isAcceptable, type ProposalEdit } from './proposed'
import { useDecisions } from './useDecisions'
import { useProposals } from './useProposals'

/** What programs propose to the user, and the decision. */
export default function Proposals({ onAlone }: { onAlone: (isAlone: boolean) => void }) {
  const translate = useTranslate()
  const list = useProposals()
  const { proposals, leave, error, isPending, refetch, stillWaits } = list
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  // Kept while others are looked at.
  const [edits, setEdits] = useState<ReadonlyMap<number, ProposalEdit>>(new Map())
  const next = useNextItem(proposals, leave)
  const decisions = useDecisions({
    changesOf: (proposal) => changesBy(proposal, edits.get(proposal.id)),
    stillWaits,
    onDecided: next,
  })
  const { isBusy, refusals, accept, discard } = decisions
  const { id } = useOpen()
  const hasRoom = useHasRoom()
  const rows = useFocusOnClose(id)
  const open = proposals.find((each) => String(each.id) === id)
  const isAlone = open !== undefined && !hasRoom
  useAlone(isAlone, onAlone)
  const selected = proposals.filter((each) => chosen.has(each.id))
  const toggle = (one: number) =>
    setChosen((old) => new Set(old.has(one) ? [...old].filter((each) => each !== one) : [...old, one]))
  const edit = ({ id: of }: Proposal, change: ProposalEdit) =>
    setEdits((old) => new Map(old).set(of, { ...old.get(of), ...change }))
  return (
    <>
      {selected.length > 0 && !isAlone && (
        <ProposalBulk
          proposals={selected}
          isBusy={isBusy}
          onAccept={() => void accept(selected)}
          onDiscard={() => void discard(selected)}
          onClear={() => setChosen(new Set())}
        />
      )}
      <ListNews list="proposals" />
      {error && <LoadFailure resource="inbox" error={error} onRetry={() => void refetch()} sx={{ mb: 2 }} />}
      {isPending && !error && <LateSkeleton label="inbox.proposals.list" rows={8} />}
      {!isPending && !error && proposals.length === 0 && (
        <EmptyList
          message={translate('inbox.proposals.empty')}
          hint={translate('inbox.proposals.empty_hint')}
        />
      )}
      <Box sx={open && hasRoom ? beside : undefined}>
        <div ref={rows} hidden={isAlone}>
          {proposals.length > 0 && (
            <Box component="ul" aria-label={translate('inbox.proposals.list')} sx={rowsStyle}>
              {proposals.map((each) => (
                <ProposalRow
                  key={each.id}
                  proposal={each}
                  refusal={refusals.get(each.id)}
                  isSelected={chosen.has(each.id)}
                  isBusy={isBusy}
                  isReady={isAcceptable(each, edits.get(each.id))}
                  onSelect={() => toggle(each.id)}
                  onAccept={() => void accept([each])}
                />
              ))}
            </Box>
          )}
          {list.hasNextPage && (
            <Button
              sx={{ mt: 1 }}
              disabled={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {translate('inbox.more')}
            </Button>
          )}
        </div>
        {open && (
          <ProposalPane
            proposals={proposals}
            proposal={open}
            edit={edits.get(open.id)}
            onEdit={(change) => edit(open, change)}
            decisions={decisions}
            isBeside={hasRoom}
          />
        )}
      </Box>
    </>
  )
}
