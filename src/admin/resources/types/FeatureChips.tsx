import { Box, Chip, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'
import { featuresOf } from '../../../domain/type'
import type { PostType } from '../../../domain/typeSchema'

/** How many fit a row; the others are in a tooltip. */
const shown = 4

/** The features of a type, in the order of the form. */
export function FeatureChips({ type }: { type: PostType }) {
  const translate = useTranslate()
  const names = featuresOf[type.style]
    .filter((feature) => type.features.includes(feature))
    .map((feature) => translate(`resources.types.feature.${feature}`))
  const rest = names.slice(shown)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, py: 0.5 }}>
      {names.slice(0, shown).map((name) => (
        <Chip key={name} label={name} variant="outlined" />
      ))}
      {rest.length > 0 && (
        <Tooltip title={rest.join(', ')}>
          <Chip
            component="button"
            type="button"
            label={`+${rest.length}`}
            aria-label={`${translate('resources.types.more_features', { smart_count: rest.length })}: ${rest.join(', ')}`}
          />
        </Tooltip>
      )}
    </Box>
  )
}
