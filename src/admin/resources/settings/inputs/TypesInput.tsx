import { Checkbox, FormControl, FormControlLabel, FormGroup, Typography } from '@mui/material'
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin'
import { typeIdsIn } from '../../../../domain/settings'
import { usePostTypes } from '../../../components/types/usePostTypes'
import { visuallyHidden } from '../../../theme/visuallyHidden'

export function TypesInput({ source }: { source: string }) {
  const translate = useTranslate()
  const types = usePostTypes()
  const { id, field, fieldState } = useInput({ source })
  const chosen = typeIdsIn(String(field.value ?? ''))
  const toggle = (typeId: number, isOn: boolean) => {
    const ids = isOn ? [...chosen, typeId] : chosen.filter((each) => each !== typeId)
    // Sorted, so that undoing a choice leaves no change.
    field.onChange(ids.sort((a, b) => a - b).join(','))
  }
  const message = fieldState.error?.message
  return (
    <FormControl component="fieldset" error={Boolean(message)}>
      <Typography component="legend" sx={visuallyHidden}>
        <FieldTitle source={source} />
      </Typography>
      {types.length === 0 && (
        <Typography color="textSecondary">{translate('resources.settings.nothing')}</Typography>
      )}
      <FormGroup sx={{ '& .MuiFormControlLabel-label.MuiFormControlLabel-label': shown }}>
        {types.map((type, at) => (
          <FormControlLabel
            key={type.id}
            label={<bdi>{type.title}</bdi>}
            control={
              <Checkbox
                id={at === 0 ? id : undefined}
                checked={chosen.includes(type.id)}
                onChange={(_event, isOn) => toggle(type.id, isOn)}
                onBlur={field.onBlur}
              />
            }
          />
        ))}
      </FormGroup>
      {message && <InputHelperText error={message} />}
    </FormControl>
  )
}

/** A settings row hides labels of its controls, but here each labels a checkbox. */
const shown = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  clip: 'auto',
  clipPath: 'none',
  m: 0,
} as const
