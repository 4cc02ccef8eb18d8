import { useState } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { AcceptedProposal, Proposal } from '../../../../domain/proposals'
import { useUndo } from '../../../components/history/useUndo'
import type { AppDataProvider } from '../../../providers/data/types'
import { errorBody } from '../../../providers/http/httpError'
import { useRefusals } from './useRefusals'

interface DecisionOptions {
  /** Values that are accepted in place of the proposed ones. */
  changesOf: (proposal: Proposal) => Record<string, unknown> | undefined
  stillWaits: (id: number) => Promise<boolean>
  onDecided: (gone: readonly Proposal[]) => void
}

/** Accepts and discards proposals one after the other; each time one undo takes all of them back. */
export function useDecisions({ changesOf, stillWaits, onDecided }: DecisionOptions) {
  const translate = useTranslate()
  const notify = useNotify()
  const provider = useDataProvider<AppDataProvider>()
  const offerUndo = useUndo()
  const { refusals, refuse, clear } = useRefusals()
  const [isBusy, setBusy] = useState(false)

  /** @returns those that are done */
  const each = async (all: readonly Proposal[], decide: (one: Proposal) => Promise<unknown>) => {
    setBusy(true)
    const done: Proposal[] = []
    const elsewhere: Proposal[] = []
    // The oldest first: a later one may build on it.
    for (const one of all.toSorted((a, b) => a.id - b.id))
      try {
        clear(one.id)
        await decide(one)
        done.push(one)
      } catch (error) {
        const mayBeDecided = ['conflict', 'not_found'].includes(String(errorBody(error)?.code))
        if (mayBeDecided && !(await stillWaits(one.id))) elsewhere.push(one)
        else refuse(one.id, error)
      }
    setBusy(false)
    onDecided([...done, ...elsewhere])
    if (elsewhere.length)
      notify('inbox.proposals.elsewhere', {
        type: 'info',
        messageArgs: { smart_count: elsewhere.length },
      })
    return done
  }

  return {
    isBusy,
    refusals,
    refuse,
    async accept(all: readonly Proposal[]) {
      let batch: string | undefined
      const rows: AcceptedProposal['refused'] = []
      const done = await each(all, async (one) => {
        const { data, meta } = await provider.acceptProposal(one.id, { changes: changesOf(one), batch })
        batch ??= meta.batch
        rows.push(...data.refused)
      })
      if (!done.length) return
      const [row] = rows
      const said = translate('inbox.proposals.accepted', { smart_count: done.length })
      const left =
        row &&
        translate('inbox.proposals.rows_refused', {
          smart_count: rows.length,
          title: row.title,
          reason: row.message,
        })
      offerUndo([said, left].filter(Boolean).join(' '), batch)
    },
    async discard(all: readonly Proposal[]) {
      const done = await each(all, ({ id }) => provider.decideProposal(id, 'discarded'))
      if (!done.length) return
      const putBack = async () => {
        for (const { id } of done) await provider.decideProposal(id, 'waiting')
      }
      offerUndo(translate('inbox.proposals.discarded', { smart_count: done.length }), putBack)
    },
  }
}
