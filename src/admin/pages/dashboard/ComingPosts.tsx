import { Link, Typography } from '@mui/material'
import { memo } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { businessDay, dayOf, timeOf } from '../../../domain/businessTime'
import type { Post } from '../../../domain/postSchema'
import type { PostType } from '../../../domain/typeSchema'
import { businessMoment } from '../../components/formats/businessFormats'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { DashboardPanel } from './DashboardPanel'
import { PanelLines } from './PanelLines'
import { PostLine } from './PostLine'
import type { Shown } from './shown'

interface ComingPostsProps {
  /** i18n key. */
  title: string
  posts: Shown<Post[]>
  types: readonly PostType[]
}

/** Upcoming posts, the next one first, in the time zone of the business. */
export const ComingPosts = memo(function ComingPosts({ title, posts, types }: ComingPostsProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { data = [], total = 0 } = posts
  const today = businessDay(new Date())
  const when = (iso: string) =>
    dayOf(iso) === today
      ? translate('dashboard.coming.today', { at: timeOf(iso) })
      : businessMoment(iso, locale)
  return (
    <DashboardPanel
      title={title}
      query={posts}
      action={
        <Link component={ScreenLink} to={paths.calendar()} underline="hover" sx={{ typography: 'body2' }}>
          {translate('dashboard.coming.calendar')}
        </Link>
      }
    >
      <PanelLines>
        {data.map((post) => (
          <PostLine key={post.id} post={post}>
            {post.publish_at && <time dateTime={post.publish_at}>{when(post.publish_at)}</time>}
            {[types.find(({ id }) => id === post.type_id)?.title, post.author?.data?.name]
              .filter(Boolean)
              .map((part) => ` · ${part}`)}
          </PostLine>
        ))}
      </PanelLines>
      {total > data.length && (
        <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {translate('dashboard.coming.more', { smart_count: total - data.length })}
        </Typography>
      )}
    </DashboardPanel>
  )
})
