import { Box, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { Rating } from '../../../domain/ratingSchema'
import { Moment } from '../../components/formats/Moment'
import { PostLink } from '../../components/voices/PostLink'
import { ReaderWords } from '../../components/voices/ReaderWords'
import { ShownButton } from '../../components/voices/ShownButton'
import { SpamButton } from '../../components/voices/SpamButton'
import { Stars } from '../../components/voices/Stars'
import { flush } from '../../theme/flush'
import { RatingStatus } from './RatingStatus'
import { useRaterName } from './useRaterName'

export function RatingDetail({ rating }: { rating?: Rating }) {
  const translate = useTranslate()
  const nameOf = useRaterName()
  const record = useRecordContext<Rating>(rating ? { record: rating } : undefined)
  if (!record) return null
  const { score, status, is_shown, created_at, content, post } = record
  const name = nameOf(record)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Stars score={score} />
        <RatingStatus status={status} is_shown={is_shown} />
        <Moment iso={created_at} exact />
      </Box>
      <Typography variant="body2" color="textSecondary">
        <PostLink post={post?.data} />
      </Typography>
      <ReaderWords text={content || translate('resources.ratings.no_words')} />
      <Box sx={flush.start}>
        <ShownButton resource="ratings" record={record} name={name} />
        <SpamButton as="text" resource="ratings" record={record} name={name} />
      </Box>
    </Box>
  )
}
