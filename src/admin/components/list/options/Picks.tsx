import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTranslate } from 'react-admin'

interface PicksProps<T extends string | number> {
  label: string
  value: T
  choices: readonly (readonly [T, string])[]
  onChange: (value: T) => void
}

export function Picks<T extends string | number>({ label, value, choices, onChange }: PicksProps<T>) {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={value}
      aria-label={translate(label)}
      onChange={(_event, chosen: T | null) => chosen !== null && onChange(chosen)}
    >
      {choices.map(([each, name]) => (
        <ToggleButton key={each} value={each} sx={{ textTransform: 'none' }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
