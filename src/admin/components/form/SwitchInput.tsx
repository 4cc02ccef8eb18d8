import { Box, FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { FieldTitle, useInput, useTranslate } from 'react-admin'

interface SwitchInputProps {
  source: string
  label?: string
  helperText?: string
}

/** A boolean input; react-admin's own fits only the switch of an older MUI. */
export function SwitchInput({ source, label, helperText }: SwitchInputProps) {
  const translate = useTranslate()
  const { id, field } = useInput({ source, defaultValue: false })
  const helpId = `${id}-help`
  return (
    <Box sx={{ my: 1 }}>
      <FormControlLabel
        label={<FieldTitle label={label} source={source} />}
        control={
          <Switch
            id={id}
            name={field.name}
            checked={field.value === true}
            onChange={(_event, checked) => field.onChange(checked)}
            onBlur={() => field.onBlur()}
            slotProps={{ input: { ref: field.ref, ...(helperText && { 'aria-describedby': helpId }) } }}
          />
        }
      />
      {helperText && <FormHelperText id={helpId}>{translate(helperText)}</FormHelperText>}
    </Box>
  )
}
