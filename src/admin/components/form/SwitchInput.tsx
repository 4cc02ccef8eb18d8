import { Box, FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { FieldTitle, useInput, useTranslate } from 'react-admin'

interface SwitchInputProps {
  source: string
  label?: string
  helperText?: string
  /** The form's values for the two positions; `true` and `false` by default. */
  on?: unknown
  off?: unknown
}

/** A boolean input; react-admin's own fits only the switch of an older MUI. */
export function SwitchInput({ source, label, helperText, on = true, off = false }: SwitchInputProps) {
  const translate = useTranslate()
  const { id, field } = useInput({ source, defaultValue: off })
  const helpId = `${id}-help`
  return (
    <Box sx={{ my: 1 }}>
      <FormControlLabel
        label={<FieldTitle label={label} source={source} />}
        control={
          <Switch
            id={id}
            name={field.name}
            checked={field.value === on}
            onChange={(_event, checked) => field.onChange(checked ? on : off)}
            onBlur={() => field.onBlur()}
            slotProps={{ input: { ref: field.ref, ...(helperText && { 'aria-describedby': helpId }) } }}
          />
        }
      />
      {helperText && <FormHelperText id={helpId}>{translate(helperText)}</FormHelperText>}
    </Box>
  )
}
