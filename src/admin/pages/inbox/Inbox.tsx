import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { ListHeading } from '../../components/list/ListHeading'
import { LateSkeleton } from '../../components/states/LateSkeleton'
import { mark } from '../../keys/marks'
import { lazily } from '../../startup/lazily'
import { InboxList } from './InboxList'
import { InboxTabs } from './InboxTabs'
import { ProposalsView } from './ProposalsView'
import { useInboxCounts } from './useInboxCounts'
import { useInboxTabs } from './useInboxTabs'

const Proposals = lazily(() => import('./proposals/Proposals'))

export default function Inbox() {
  const translate = useTranslate()
  const [params, setParams] = useSearchParams()
  const { kinds, hasProposals, tabOf } = useInboxTabs()
  const tab = tabOf(params.get('kind'))
  const isDecided = params.has('decided')
  const [isAlone, setAlone] = useState(false)
  const counts = useInboxCounts(tab, kinds.length > 0)
  return (
    <div {...mark('answered')} {...mark('inbox')}>
      <div hidden={isAlone}>
        <ListHeading help={translate(tab === 'proposals' ? 'inbox.proposals.subtitle' : 'inbox.subtitle')} />
        <InboxTabs
          tab={tab}
          kinds={kinds}
          hasProposals={hasProposals}
          counts={counts}
          onChange={(to) => setParams(to ? { kind: to } : {})}
        />
        {tab === 'proposals' && (
          <ProposalsView
            isDecided={isDecided}
            onChange={(decided) => setParams({ kind: tab, ...(decided && { decided: '1' }) })}
          />
        )}
      </div>
      {tab === 'proposals' ? (
        <Suspense fallback={<LateSkeleton label="inbox.list" rows={8} />}>
          <Proposals isDecided={isDecided} onAlone={setAlone} />
        </Suspense>
      ) : (
        // Another kind is another list, with nothing selected.
        <InboxList key={tab} kind={tab} onAlone={setAlone} />
      )}
    </div>
  )
}
