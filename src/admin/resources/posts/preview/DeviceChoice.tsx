import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTranslate } from 'react-admin'

const devices = ['desktop', 'phone'] as const
export type Device = (typeof devices)[number]

interface DeviceChoiceProps {
  value: Device
  onChange: (device: Device) => void
}

/** At which width a page is previewed. */
export function DeviceChoice({ value, onChange }: DeviceChoiceProps) {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={translate('preview.width')}
      onChange={(_event, chosen: Device | null) => chosen && onChange(chosen)}
    >
      {devices.map((each) => (
        <ToggleButton key={each} value={each}>
          {translate(`preview.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
