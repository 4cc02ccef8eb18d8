import { Box } from '@mui/material'
import { useContext } from 'react'
import { useGetList, useLocaleState, useTranslate } from 'react-admin'
import type { Post } from '../../../domain/postSchema'
import { datePartsOf } from '../../components/formats'
import { Message } from '../../components/Message'
import { PageHeading } from '../../components/PageHeading'
import { ScreensContext } from '../../components/screen'
import { useGreeting } from '../../components/useGreeting'
import { usePostTypesQuery } from '../../components/usePostTypes'
import { useTypeCounts } from '../../components/useTypeCounts'
import { useMay, useRights } from '../../providers/auth/rights'
import { Attention } from './Attention'
import { ContentTiles } from './ContentTiles'
import { FirstSteps } from './FirstSteps'
import { MyDrafts } from './MyDrafts'
import { QuickActions } from './QuickActions'
import { RecentMedia } from './RecentMedia'
import { RecentPosts } from './RecentPosts'

/** The start page: open tasks, recent changes, shortcuts. */
export default function Dashboard() {
  const translate = useTranslate()
  const greeting = useGreeting()
  const [locale] = useLocaleState()
  const screens = useContext(ScreensContext)
  const { can, profile } = useRights()
  const typesQuery = usePostTypesQuery()
  const types = typesQuery.data ?? []
  const readsPosts = useMay('posts', 'list')
  const seesMedia = useMay('media', 'list')
  const counts = useTypeCounts(typesQuery, readsPosts)
  const posts = useGetList<Post>(
    'posts',
    { pagination: { page: 1, perPage: 7 }, sort: { field: 'updated_at', order: 'DESC' } },
    { enabled: readsPosts },
  )
  const isNew = readsPosts && posts.total === 0
  const hasNothing = !readsPosts && !seesMedia && !can(['create-posts', 'create-users'])
  const hasWork = screens.some(({ guard }) => guard.length > 0 && can(guard))
  const today = translate('dashboard.today', datePartsOf(new Date(), locale))

  return (
    <>
      <PageHeading title={greeting} subtitle={today} />
      {hasNothing ? (
        <Message
          title={translate('dashboard.nothing.title')}
          text={translate(`dashboard.nothing.${hasWork ? 'text' : 'no_rights'}`)}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <QuickActions types={types} />
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
              '& > *': { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' },
            }}
          >
            {readsPosts && (
              <Box>
                {isNew && <FirstSteps types={types} />}
                {!isNew && <Attention counts={counts} />}
                {!isNew && <RecentPosts posts={posts} types={types} />}
              </Box>
            )}
            <Box>
              {readsPosts && !isNew && <ContentTiles counts={counts.data} />}
              {readsPosts && profile && <MyDrafts authorId={profile.id} />}
              {seesMedia && <RecentMedia />}
            </Box>
          </Box>
        </Box>
      )}
    </>
  )
}
