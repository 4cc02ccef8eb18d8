import { Box, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type ReactNode, Suspense, useContext, useDeferredValue } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import { greetingOf } from '../../../domain/greeting'
import { guardOf } from '../../../domain/guards'
import { inboxKinds } from '../../../domain/inbox'
import { namesIn } from '../../../domain/permissions'
import type { PostType } from '../../../domain/typeSchema'
import { PageHeading } from '../../components/heading/PageHeading'
import { isOffered } from '../../components/screens/matchScreen'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { ScreensContext } from '../../components/screens/screen'
import { MessagePage } from '../../components/states/MessagePage'
import { useRights } from '../../providers/auth/rights'
import { Later } from '../../startup/Later'
import { lazily } from '../../startup/lazily'
import { hidesBelowReserved } from '../../startup/reserve'
import { Attention } from './Attention'
import { BackupReminder } from './BackupReminder'
import { ComingPosts } from './ComingPosts'
import { PanelSkeleton } from './DashboardPanel'
import { FirstSteps } from './FirstSteps'
import { MyDrafts } from './MyDrafts'
import { QuickActions } from './QuickActions'
import { RecentMedia } from './RecentMedia'
import { RecentPosts } from './RecentPosts'
import { todayInWords } from './todayInWords'
import { Unfinished } from './Unfinished'
import { useDashboard } from './useDashboard'
import { WaitingVoices } from './WaitingVoices'

const Urgent = lazily(() => import('./shop/Urgent'))
const Sold = lazily(() => import('./shop/SoldPanel'))

export default function Dashboard() {
  const translate = useTranslate()
  const greeting = useGreeting()
  const screens = useContext(ScreensContext)
  const { can } = useRights()
  const data = useDashboard()
  const { parts } = data
  const types = data.types.data ?? noTypes
  // Deferred, so that input can interrupt the render: all answers come at once, and all panels would block a phone.
  const isLoading = useDeferredValue(data.isLoading)
  // Screens in the menu; post screens count only with a type that offers them.
  const open = screens.filter(({ guard, menu }) => menu && namesIn(guard).length > 0 && can(guard))
  // Without messages the inbox has what is proposed to the work of other screens.
  const readsMessages = inboxKinds.some((kind) => can(guardOf(kind, 'list')))
  const hasWork = open.some(({ path, menu = [] }) =>
    path.includes('/:typeID')
      ? [menu].flat().some((place) => types.some(({ features }) => isOffered(place, features)))
      : path !== paths.inbox() || readsMessages,
  )
  const nothing = hasWork ? 'text' : open.length > 0 ? 'no_types' : 'no_rights'
  const today = todayInWords(new Date(), translate)
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('md'), { noSsr: true })
  // One column has room for more; a panel below would show first and be pushed away.
  const rows = isWide ? 4 : 12
  /** Puts panels after the urgent ones, which would push them down when they load. */
  const afterUrgent = (others: ReactNode) =>
    parts.shop ? (
      <Later>
        <Suspense fallback={<PanelSkeleton rows={rows} />}>
          <Urgent rows={rows}>{others}</Urgent>
        </Suspense>
      </Later>
    ) : (
      others
    )
  const recent = parts.recent && <RecentPosts posts={data.recent} types={types} />
  const others = (
    <>
      {parts.unfinished && <Unfinished drafts={data.unfinished} />}
      {parts.voices && <WaitingVoices inbox={data.inbox} />}
      {parts.coming && <ComingPosts title="dashboard.coming.title" posts={data.coming} types={types} />}
      {parts.ownComing && <ComingPosts title="dashboard.coming.own" posts={data.ownComing} types={types} />}
      {(parts.drafts || parts.media) && (
        <Later>
          {parts.drafts && <MyDrafts drafts={data.drafts} />}
          {parts.media && <RecentMedia media={data.media} />}
        </Later>
      )}
    </>
  )
  const hasOthers =
    parts.unfinished || parts.voices || parts.coming || parts.ownComing || parts.drafts || parts.media

  return (
    <>
      <PageHeading title={greeting} subtitle={today} actions={<QuickActions types={types} />} />
      <PasswordReminder />
      {!isLoading && <BackupReminder />}
      {isLoading ? (
        <PanelSkeleton rows={8} />
      ) : !Object.values(parts).some(Boolean) ? (
        <MessagePage
          title={translate('dashboard.nothing.title')}
          text={translate(`dashboard.nothing.${nothing}`)}
        />
      ) : (
        <Box sx={isWide ? columns : oneColumn}>
          {(parts.steps || parts.attention || parts.recent || parts.sales || !isWide) && (
            <Box>
              {parts.steps && <FirstSteps types={types} />}
              {parts.attention && <Attention types={data.types} waiting={data.waiting} />}
              {isWide ? recent : afterUrgent(recent)}
              {parts.sales && (
                <Later>
                  <Suspense fallback={<PanelSkeleton rows={6} />}>
                    <Sold />
                  </Suspense>
                </Later>
              )}
            </Box>
          )}
          {(hasOthers || (isWide && parts.shop)) && <Box>{isWide ? afterUrgent(others) : others}</Box>}
        </Box>
      )}
    </>
  )
}

const noTypes: PostType[] = []

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  '& > *': { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 },
  '& > * > :last-child': { flexGrow: 1 },
  // Without a second column, the panels of the first spread across the page.
  '&:not(:has(> :nth-of-type(2):not(:empty))) > :first-of-type': {
    gridColumn: '1 / -1',
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
} as const

/** Lower panels wait for those above that are drawn a moment later, which would push them away. */
const oneColumn = { ...columns, ...hidesBelowReserved }

/** Reminds users who still have a given password to choose their own. */
function PasswordReminder() {
  const translate = useTranslate()
  const { profile } = useRights()
  if (!profile?.password_is_given || profile.viewing) return null
  return (
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {translate('dashboard.given_password.text')}{' '}
      <ScreenLink to={paths.password}>{translate('dashboard.given_password.change')}</ScreenLink>
    </Typography>
  )
}

/** “Chào buổi sáng, Lan”: by the hour of the local clock. */
function useGreeting(): string {
  const translate = useTranslate()
  const { profile } = useRights()
  // Re-evaluated on navigation, since the tab may be open the whole day.
  useLocation()
  // While viewing as another user the greeting names that user; a role has no name to greet.
  const seen = profile?.viewing?.entity === 'users' ? profile.viewing.name : profile?.name
  return translate(`layout.greeting.${greetingOf(new Date().getHours())}`, { name: seen ?? '' })
}
