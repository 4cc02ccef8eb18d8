import { useContext } from 'react'
import { useDataProvider, useNavigate, useTranslate } from 'react-admin'
import { guardOf, type ResourceName } from '../../../../domain/guards'
import type { Proposal } from '../../../../domain/proposals'
import { draftedAt, dropDraft, readDraft, writeDraft } from '../../../components/form/draft/draft'
import { useUndo } from '../../../components/history/useUndo'
import { formPath } from '../../../components/screens/recordPath'
import { ScreensContext } from '../../../components/screens/screen'
import { useRights } from '../../../providers/auth/rights'
import { formMeta } from '../../../providers/data/endpoints'
import type { AppDataProvider } from '../../../providers/data/types'
import { draftOfProposal } from './draftOfProposal'
import { isOfManyRows } from './proposed'

/** Read and acted on, or typed into another shape than what is sent. */
const withoutForm: readonly ResourceName[] = [
  'comments',
  'feedback',
  'ratings',
  'media',
  'fields',
  'orders',
  'slips',
  'remittances',
  'roles',
  'settings',
  'widgets',
]

/** `taken`: somebody's unsaved text is in the form at this path, and nothing was done. */
type ChangeOutcome = { path: string; isTaken: boolean }

/** Takes a proposal into the form of its record as an unsaved draft, where there is one. */
export function useChangeInForm() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const screens = useContext(ScreensContext)
  const provider = useDataProvider<AppDataProvider>()
  const offerUndo = useUndo()
  const { can, profile } = useRights()
  const owner = profile?.id ?? 0

  const pathOf = async ({ entity, action, versions, body }: Proposal): Promise<string | undefined> => {
    if (action === 'create') return formPath(screens, entity, undefined, paramsOf(body))
    const [id = ''] = Object.keys(versions)
    // The record alone knows its type and style, which the address needs.
    const { data } = await provider.getOne(entity, { id: Number(id), meta: formMeta(entity) })
    return formPath(screens, entity, id, paramsOf(data))
  }

  return {
    hasForm: (proposal: Proposal): boolean => {
      const { entity, action } = proposal
      return (
        action !== 'delete' &&
        !withoutForm.includes(entity) &&
        !isOfManyRows(proposal) &&
        can(guardOf(entity, action === 'create' ? 'create' : 'edit'))
      )
    },
    /** Undefined without an address. Throws what the API refuses; the proposal then waits as before. */
    async change(proposal: Proposal): Promise<ChangeOutcome | undefined> {
      const path = await pathOf(proposal)
      if (!path) return undefined
      if (draftedAt(owner, path) !== undefined) return { path, isTaken: true }
      writeDraft(owner, path, draftOfProposal(proposal))
      // A browser that keeps nothing would open an empty form.
      if (!readDraft(owner, path)) return undefined
      try {
        await provider.decideProposal(proposal.id, 'changed')
      } catch (error) {
        dropDraft(owner, path)
        throw error
      }
      navigate(path)
      offerUndo(translate('inbox.proposals.in_form'), () => provider.decideProposal(proposal.id, 'waiting'))
      return { path, isTaken: false }
    },
  }
}

const paramsOf = ({ type_id, style, kind }: Record<string, unknown>) => ({
  typeID: type_id === undefined ? undefined : String(type_id),
  style: style === undefined ? undefined : String(style),
  kind: kind === undefined ? undefined : String(kind),
})
