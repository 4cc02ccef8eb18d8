import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import type { Proposal } from '../../../../domain/proposals'
import { useFeedback } from '../../../components/form/useFeedback'
import { useUndo } from '../../../components/history/useUndo'
import type { AppDataProvider } from '../../../providers/data/types'

/** Lets a proposal that was laid aside wait again. */
export function usePutBack(onGone: (gone: readonly Proposal[]) => void) {
  const translate = useTranslate()
  const provider = useDataProvider<AppDataProvider>()
  const offerUndo = useUndo()
  const { failed } = useFeedback('proposals')
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    async putBack(proposal: Proposal) {
      const { id, status } = proposal
      setBusy(true)
      try {
        await provider.decideProposal(id, 'waiting')
        onGone([proposal])
        const again = () => provider.decideProposal(id, status === 'changed' ? 'changed' : 'discarded')
        offerUndo(translate('inbox.proposals.is_back'), again)
      } catch (error) {
        failed('update_failed', error)
      }
      setBusy(false)
    },
  }
}
