import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Proposal } from '../../../../domain/proposals'
import { ListNews } from '../../../components/list/ListNews'
import { EmptyList } from '../../../components/states/EmptyList'
import { useNextItem } from '../useNextItem'
import { ProposalBulk } from './ProposalBulk'
import { ProposalPane } from './ProposalPane'
import { ProposalRow } from './ProposalRow'
import { ProposalSplit } from './ProposalSplit'
import { changesBy, isAcceptable, type ProposalEdit } from './proposed'
import { useDecisions } from './useDecisions'
import { useProposals } from './useProposals'

/** Proposals that wait, and the decision. */
export function ProposalsToDecide({ onAlone }: { onAlone: (isAlone: boolean) => void }) {
  const translate = useTranslate()
  const list = useProposals('waiting')
  const { proposals, leave, stillWaits } = list
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  // Kept while others are looked at.
  const [edits, setEdits] = useState<ReadonlyMap<number, ProposalEdit>>(new Map())
  const decisions = useDecisions({
    changesOf: (proposal) => changesBy(proposal, edits.get(proposal.id)),
    stillWaits,
    onDecided: useNextItem(proposals, leave),
  })
  const { isBusy, refusals, accept, discard } = decisions
  const selected = proposals.filter((each) => chosen.has(each.id))
  const toggle = (one: number) =>
    setChosen((old) => new Set(old.has(one) ? [...old].filter((each) => each !== one) : [...old, one]))
  const edit = ({ id: of }: Proposal, change: ProposalEdit) =>
    setEdits((old) => new Map(old).set(of, { ...old.get(of), ...change }))
  return (
    <ProposalSplit
      list={list}
      label="inbox.proposals.list"
      empty={
        <EmptyList
          message={translate('inbox.proposals.empty')}
          hint={translate('inbox.proposals.empty_hint')}
        />
      }
      onAlone={onAlone}
      head={(isAlone) => (
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
        </>
      )}
      row={(each) => (
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
      )}
      pane={(open, isBeside) => (
        <ProposalPane
          proposals={proposals}
          proposal={open}
          edit={edits.get(open.id)}
          onEdit={(change) => edit(open, change)}
          decisions={decisions}
          isBeside={isBeside}
        />
      )}
    />
  )
}
