import { Alert, Box, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Proposal } from '../../../../domain/proposals'
import { PendingButton } from '../../../components/form/PendingButton'
import { ScreenLink } from '../../../components/screens/ScreenLink'
import { flush } from '../../../theme/flush'
import { box } from '../../../theme/tokens'
import { useChangeInForm } from './useChangeInForm'
import type { useDecisions } from './useDecisions'

interface OtherDecisionsProps {
  proposal: Proposal
  decisions: ReturnType<typeof useDecisions>
  /** A summary of the proposal, beside the buttons. */
  children: ReactNode
}

/** To change it in its form, where there is one, or to discard it; below them why it could not be decided. */
export function OtherDecisions({ proposal, decisions, children }: OtherDecisionsProps) {
  const { isBusy, refusals, refuse, discard } = decisions
  const translate = useTranslate()
  const { hasForm, change } = useChangeInForm()
  const [isOpening, setOpening] = useState(false)
  const [taken, setTaken] = useState<string>()
  const mayChange = hasForm(proposal)
  const refusal = refusals.get(proposal.id)
  const open = async () => {
    setOpening(true)
    setTaken(undefined)
    try {
      const outcome = await change(proposal)
      if (!outcome) refuse(proposal.id, undefined)
      else if (outcome.isTaken) setTaken(outcome.path)
    } catch (error) {
      refuse(proposal.id, error)
    }
    setOpening(false)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: `1 1 ${box.filter}px`, minWidth: 0 }}>{children}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...flush.end }}>
          {mayChange && (
            <PendingButton variant="outlined" pending={isOpening} onClick={() => void open()}>
              {translate('inbox.proposals.change')}
            </PendingButton>
          )}
          <PendingButton color="error" pending={isBusy} onClick={() => void discard([proposal])}>
            {translate('inbox.proposals.discard')}
          </PendingButton>
        </Box>
      </Box>
      {refusal && (
        <Alert severity="error">
          {refusal.text}
          {refusal.isOutdated && mayChange && ` ${translate('inbox.proposals.way_on')}`}
        </Alert>
      )}
      {taken !== undefined && (
        <Alert
          severity="warning"
          action={
            <Button component={ScreenLink} to={taken} color="inherit" size="small">
              {translate('inbox.proposals.open_form')}
            </Button>
          }
        >
          {translate('inbox.proposals.taken')}
        </Alert>
      )}
    </Box>
  )
}
