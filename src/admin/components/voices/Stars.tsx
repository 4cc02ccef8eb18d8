import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { scores } from '../../../domain/rating'

export function Stars({ score }: { score: number }) {
  const translate = useTranslate()
  return (
    <Box
      component="span"
      role="img"
      aria-label={translate('resources.ratings.stars', { score })}
      sx={{ whiteSpace: 'nowrap', color: 'status.warn', '& span': { color: 'field' } }}
    >
      {scores.map((each) => (each <= score ? '★' : <span key={each}>★</span>))}
    </Box>
  )
}
