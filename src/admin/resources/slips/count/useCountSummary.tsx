import { useState } from 'react'
import { ConfirmDialog } from '../../../components/form/ConfirmDialog'
import { CountSummary } from './CountSummary'
import { type CountRow, differenceOf } from './rows'

interface Asked {
  rows: readonly CountRow[]
  answer: (isAgreed: boolean) => void
}

/**
 * Shows the totals of a count and waits for confirmation before it is recorded; without differences it agrees at once.
 */
export function useCountSummary() {
  const [asked, setAsked] = useState<Asked>()
  const agree = (rows: readonly CountRow[]): Promise<boolean> => {
    if (!rows.some((row) => differenceOf(row))) return Promise.resolve(true)
    return new Promise((answer) => setAsked({ rows, answer }))
  }
  const close = (isAgreed: boolean) => {
    asked?.answer(isAgreed)
    setAsked(undefined)
  }
  const dialog = asked && (
    <ConfirmDialog
      open
      title="resources.slips.count.summary.title"
      text="resources.slips.count.summary.text"
      confirm="resources.slips.count.summary.record"
      cancel="resources.slips.count.summary.back"
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    >
      <CountSummary rows={asked.rows} />
    </ConfirmDialog>
  )
  return { agree, dialog }
}
