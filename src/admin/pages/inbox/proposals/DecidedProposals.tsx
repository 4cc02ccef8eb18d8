import { useTranslate } from 'react-admin'
import { proposalDays } from '../../../../domain/proposals'
import { EmptyList } from '../../../components/states/EmptyList'
import { useNextItem } from '../useNextItem'
import { DecidedPane } from './DecidedPane'
import { Decision } from './Decision'
import { ProposalLines } from './ProposalLines'
import { ProposalSplit } from './ProposalSplit'
import { useProposals } from './useProposals'
import { usePutBack } from './usePutBack'

/** Proposals that were decided, to be read or put back. */
export function DecidedProposals({ onAlone }: { onAlone: (isAlone: boolean) => void }) {
  const translate = useTranslate()
  const list = useProposals('decided')
  const { proposals, leave } = list
  const { isBusy, putBack } = usePutBack(useNextItem(proposals, leave))
  return (
    <ProposalSplit
      list={list}
      label="inbox.proposals.decided.list"
      empty={
        <EmptyList
          message={translate('inbox.proposals.decided.empty')}
          hint={translate('inbox.proposals.decided.empty_hint', { days: proposalDays })}
        />
      }
      onAlone={onAlone}
      row={(each) => (
        <li key={each.id}>
          <ProposalLines proposal={each}>
            <Decision proposal={each} />
          </ProposalLines>
        </li>
      )}
      pane={(open, isBeside) => (
        <DecidedPane
          proposals={proposals}
          proposal={open}
          isBusy={isBusy}
          onPutBack={() => void putBack(open)}
          isBeside={isBeside}
        />
      )}
    />
  )
}
