import { Box, Card, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { Post } from '../../../../domain/postSchema'
import { CalendarPost } from './CalendarPost'

interface UndatedProps {
  posts: readonly Post[]
  more: number
  canDrag: boolean
}

export function Undated({ posts, more, canDrag }: UndatedProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} variant="h3" component="h2">
        {translate('schedule.undated')}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1 }}>
        {translate(`schedule.undated_${posts.length === 0 ? 'none' : canDrag ? 'drag' : 'click'}`)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {posts.map((post) => (
          <Box component="li" key={post.id} sx={{ minWidth: 0 }}>
            <CalendarPost post={post} />
          </Box>
        ))}
      </Box>
      {more > 0 && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {translate('schedule.more', { count: more })}
        </Typography>
      )}
    </Card>
  )
}
