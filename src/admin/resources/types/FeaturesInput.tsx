import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  Typography,
} from '@mui/material'
import { InputHelperText, useInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type Feature, featuresOf, type Style } from '../../../domain/type'
import { messageOf } from '../../components/media/ImageField'

export function FeaturesInput() {
  const translate = useTranslate()
  const style: Style = useWatch({ name: 'style' }) ?? 'article'
  const { field, fieldState, id } = useInput({ source: 'features', defaultValue: [] })
  const chosen: Feature[] = field.value ?? []
  const error = messageOf(fieldState.error)
  const toggle = (feature: Feature, isOn: boolean) =>
    field.onChange(featuresOf[style].filter((each) => (each === feature ? isOn : chosen.includes(each))))
  return (
    <FormControl component="fieldset" error={Boolean(error)} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <FormGroup
        id={id}
        role="group"
        aria-label={translate('resources.types.fields.features')}
        aria-describedby={error ? `${id}-text` : undefined}
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {featuresOf[style].map((feature, index) => (
          <FormControlLabel
            key={feature}
            sx={{ m: 0, py: 0.5, alignItems: 'start' }}
            control={
              <Checkbox
                size="small"
                sx={{ p: 0.5, marginInlineEnd: 0.5 }}
                checked={chosen.includes(feature)}
                onChange={(_event, isOn) => toggle(feature, isOn)}
                onBlur={field.onBlur}
                slotProps={{ input: index === 0 ? { ref: field.ref } : {} }}
              />
            }
            label={
              <Box component="span" sx={{ display: 'block', pt: 0.5 }}>
                {translate(`resources.types.feature.${feature}`)}
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {translate(`resources.types.feature_hint.${feature}`)}
                </Typography>
              </Box>
            }
          />
        ))}
      </FormGroup>
      {error && (
        <FormHelperText id={`${id}-text`}>
          <InputHelperText error={error} />
        </FormHelperText>
      )}
    </FormControl>
  )
}
