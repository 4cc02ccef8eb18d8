import { Box, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { Rating } from '../../../domain/ratingSchema'
import { Moment } from '../../components/formats/Moment'
import { PostLink } from '../../components/voices/PostLink'
import { ReaderWords } from '../../components/voices/ReaderWords'
import { Stars } from '../../components/voices/Stars'
import { RatingStatus } from './RatingStatus'

export function RatingDetail({ rating }: { rating?: Rating }) {
  const translate = useTranslate()
  const record = useRecordContext<Rating>(rating ? { record: rating } : undefined)
  if (!record) return null
  const { score, status, created_at, content, post } = record
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Stars score={score} />
        <RatingStatus status={status} />
        <Moment iso={created_at} exact />
      </Box>
      <Typography variant="body2" color="textSecondary">
        <PostLink post={post?.data} />
      </Typography>
      <ReaderWords text={content || translate('resources.ratings.no_words')} />
    </Box>
  )
}
