import { useTranslate } from 'react-admin'
import type { Proposal } from '../../../../domain/proposals'
import { useNoun } from '../../../components/references/useNames'
import { isReply, rowsOfProposal } from './proposed'

/** “Sửa bài viết”, and the key that proposes it with its person. */
export function useProposalWords(proposal: Proposal) {
  const { entity, action, key_name, user } = proposal
  const translate = useTranslate()
  const noun = useNoun(entity)
  const count = Math.max(1, rowsOfProposal(proposal).length)
  const title = proposal.title || translate('autosave.untitled')
  return {
    what: isReply(proposal)
      ? translate('inbox.proposals.reply')
      : translate(`inbox.proposals.what.${action}`, { smart_count: count, noun: noun(count) }),
    who: translate('inbox.proposals.who', { key: key_name, name: user.name }),
    title: count > 1 ? translate('inbox.proposals.and_others', { title, smart_count: count - 1 }) : title,
  }
}
