import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTranslate } from 'react-admin'

interface ProposalsViewProps {
  isDecided: boolean
  onChange: (isDecided: boolean) => void
}

/** Switches between proposals that wait and those that were decided. */
export function ProposalsView({ isDecided, onChange }: ProposalsViewProps) {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={isDecided}
      aria-label={translate('inbox.proposals.view')}
      onChange={(_event, next: boolean | null) => next !== null && onChange(next)}
      sx={{ mb: 1 }}
    >
      <ToggleButton value={false}>{translate('inbox.proposals.views.waiting')}</ToggleButton>
      <ToggleButton value={true}>{translate('inbox.proposals.views.decided')}</ToggleButton>
    </ToggleButtonGroup>
  )
}
