import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { mayPass, useFeedback } from '../../../components/form/useFeedback'
import { errorBody } from '../../../providers/http/httpError'

export interface ProposalRefusal {
  text: string
  /** The record was changed since it was proposed. */
  isOutdated: boolean
}

/** Why proposals could not be decided, by id, until they are tried again. */
export function useRefusals() {
  const translate = useTranslate()
  const { reason } = useFeedback('proposals')
  const [refusals, setRefusals] = useState<ReadonlyMap<number, ProposalRefusal>>(new Map())
  const set = (id: number, refusal: ProposalRefusal | undefined) =>
    setRefusals((old) => {
      const next = new Map(old)
      if (refusal) next.set(id, refusal)
      else next.delete(id)
      return next
    })
  return {
    refusals,
    clear: (id: number) => set(id, undefined),
    refuse(id: number, error: unknown) {
      const isOutdated = errorBody(error)?.code === 'changed_since'
      const why = isOutdated ? translate('inbox.proposals.changed_since') : reason(error)
      const later = mayPass(error) ? translate('components.later') : ''
      const text = [translate('inbox.proposals.refused'), why, later].filter(Boolean).join(' ')
      set(id, { text, isOutdated })
    },
  }
}
