import { Box, Button, Card, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { timeOf } from '../../../../domain/businessTime'
import { monthOf } from '../../../../domain/days'
import type { Post } from '../../../../domain/postSchema'
import { Picture } from '../../../components/fields/Picture'
import { dayTitle } from '../../../components/formats/businessFormats'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'
import { EmptyList } from '../../../components/states/EmptyList'
import { PostStatusChip } from '../list/PostStatusChip'
import { usePlan } from './PlanContext'

interface AgendaProps {
  month: string
  today: string
  byDay: ReadonlyMap<string, Post[]>
}

export function Agenda({ month, today, byDay }: AgendaProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const days = [...byDay].filter(([day]) => monthOf(day) === month)
  if (days.length === 0) return <EmptyList message={translate('schedule.empty')} />
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {days.map(([day, posts]) => (
        <Card key={day} component="section" aria-label={dayTitle(day, locale)}>
          <Typography variant="h3" sx={{ px: 2, pt: 1.5 }}>
            {dayTitle(day, locale)}
            {day === today && ` · ${translate('schedule.today')}`}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 2, py: 1 }}>
            {posts.map((post) => (
              <Line key={post.id} post={post} />
            ))}
          </Box>
        </Card>
      ))}
    </Box>
  )
}

function Line({ post }: { post: Post }) {
  const translate = useTranslate()
  const { mayMove, ask } = usePlan()
  const { title, image, status, publish_at, type_id, id } = post
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: 'var(--row)',
      }}
    >
      <Box component="time" dateTime={publish_at ?? undefined} dir="ltr" sx={{ fontWeight: 600 }}>
        {publish_at && timeOf(publish_at)}
      </Box>
      <Picture url={image} />
      <Box sx={{ flex: '1 1 0', minWidth: { xs: '60%', sm: 0 }, overflowWrap: 'anywhere' }}>
        <Box component={ScreenLink} to={paths.post(type_id, id)} sx={{ color: 'text.primary' }}>
          {title}
        </Box>
      </Box>
      <PostStatusChip status={status} publish_at={publish_at} />
      {mayMove && (
        <Button
          size="small"
          aria-label={translate('schedule.move_of', { name: title })}
          onClick={() => ask(post)}
        >
          {translate('schedule.move')}
        </Button>
      )}
    </Box>
  )
}
