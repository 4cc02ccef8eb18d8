import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Media } from '../../../../domain/mediaSchema'
import { UsesList } from '../../../components/media/uses/UsesList'
import { useUses } from '../../../components/media/uses/useUses'
import { useUsesCount } from '../../../components/media/uses/useUsesCount'

export function WhereUsed({ media }: { media: Media }) {
  const translate = useTranslate()
  const usesCount = useUsesCount()
  const query = useUses({ ids: [media.id] })
  const total = query.data?.meta.total ?? media.uses_count ?? 0
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography component="h3" variant="body2" color="textSecondary">
        {translate('resources.media.uses.title')}
      </Typography>
      <Typography>{usesCount(total)}</Typography>
      {(total > 0 || query.error) && <UsesList query={query} />}
    </Box>
  )
}
