import {
  Box,
  FormControl,
  FormControlLabel,
  FormHelperText,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import { InputHelperText, useInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { type Feature, featuresOf, type Style, styles } from '../../../domain/type'
import { styleIcons } from '../../components/types/styleIcons'

export function TypeStyleInput() {
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext()
  const { field, fieldState, id } = useInput({ source: 'style' })
  const label = translate('resources.types.fields.style')

  const choose = (style: Style) => {
    field.onChange(style)
    const kept = (getValues('features') ?? []).filter((name: Feature) => featuresOf[style].includes(name))
    setValue('features', kept, { shouldDirty: true })
  }
  return (
    <FormControl component="fieldset" error={fieldState.invalid} fullWidth sx={{ border: 0, p: 0, m: 0 }}>
      <RadioGroup
        id={id}
        aria-label={label}
        aria-describedby={fieldState.error ? `${id}-text` : undefined}
        value={field.value ?? ''}
        onChange={(_event, value) => choose(value as Style)}
        onBlur={field.onBlur}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {styles.map((style) => (
          <StyleChoice key={style} style={style} isChosen={field.value === style} />
        ))}
      </RadioGroup>
      {fieldState.error && (
        <FormHelperText id={`${id}-text`} sx={{ mx: 0 }}>
          <InputHelperText error={fieldState.error.message} />
        </FormHelperText>
      )}
    </FormControl>
  )
}

function StyleChoice({ style, isChosen }: { style: Style; isChosen: boolean }) {
  const translate = useTranslate()
  const Icon = styleIcons[style]
  return (
    <FormControlLabel
      value={style}
      control={<Radio size="small" sx={{ p: 0.5, alignSelf: 'start' }} />}
      label={
        <Box component="span" sx={{ display: 'block' }}>
          <Box
            component="span"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600, py: 0.5 }}
          >
            <Icon fontSize="small" aria-hidden color={isChosen ? 'primary' : 'inherit'} />
            {translate(`resources.types.style.${style}`)}
          </Box>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {translate(`resources.types.style_hint.${style}`)}
          </Typography>
        </Box>
      }
      sx={{
        m: 0,
        p: 1,
        gap: 0.5,
        alignItems: 'start',
        border: 1,
        borderRadius: 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
        bgcolor: isChosen ? 'primary.light' : undefined,
      }}
    />
  )
}
