import { Alert, Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useContext, useMemo, useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { fold } from '../../../domain/fold'
import type { RightsSource } from '../../../domain/viewAs'
import { PageHeading } from '../../components/heading/PageHeading'
import { SearchField } from '../../components/list/SearchField'
import { ScreensContext } from '../../components/screens/screen'
import { LateSkeleton } from '../../components/states/LateSkeleton'
import { LoadFailure } from '../../components/states/LoadFailure'
import type { Subject } from '../../providers/data/calls/access'
import type { AppDataProvider } from '../../providers/data/types'
import { box } from '../../theme/tokens'
import { type Judged, Things } from './Things'
import { judge, originsOf, thingsOf } from './verdict'

const shown = ['all', 'open', 'closed'] as const
type Shown = (typeof shown)[number]

function useSubject(): Subject | undefined {
  const [params] = useSearchParams()
  const [user, role] = [params.get('user_id'), params.get('role_id')]
  return useMemo(() => (user ? { user_id: user } : role ? { role_id: role } : undefined), [user, role])
}

export default function Why() {
  const dataProvider = useDataProvider<AppDataProvider>()
  const subject = useSubject()
  const { data, error, refetch } = useQuery({
    queryKey: ['rights', subject],
    queryFn: async () => (await dataProvider.rightsSource(subject)).data,
    retry: false,
  })
  if (error)
    return (
      <>
        <PageHeading />
        <LoadFailure resource="access" error={error} onRetry={refetch} />
      </>
    )
  if (!data)
    return (
      <>
        <PageHeading />
        <LateSkeleton label="common.loading" rows={8} />
      </>
    )
  return <Explained source={data} />
}

function Explained({ source }: { source: RightsSource }) {
  const translate = useTranslate()
  const screens = useContext(ScreensContext)
  const [params] = useSearchParams()
  const [text, setText] = useState(params.get('at') ?? '')
  const [state, setState] = useState<Shown>('all')
  const judged = useMemo((): Judged[] => {
    const origins = originsOf(source)
    return thingsOf(screens).map((thing) => {
      const { screen, resource, action, guard } = thing
      const noun = resource ? translate(`resources.${resource}.name`, { smart_count: 2 }) : ''
      const title = screen ? translate(screen.title) : translate(`access.action.${action}`)
      return { ...thing, noun, title, verdict: judge(guard, origins) }
    })
  }, [source, screens, translate])
  const wanted = fold(text.trim())
  const found = judged.filter(
    ({ noun, title, paths, verdict }) =>
      (state === 'all' || verdict.isOpen === (state === 'open')) &&
      fold([noun, title, ...paths].join(' ')).includes(wanted),
  )
  return (
    <>
      <PageHeading
        title={translate('access.why.of', { name: source.name })}
        subtitle={<About source={source} />}
      />
      <Standing source={source} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <SearchField
          value={text}
          onChange={setText}
          label={translate('access.why.search')}
          flex={{ xs: '1 0 100%', sm: `0 1 ${box.search}px` }}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={state}
          aria-label={translate('access.why.show')}
          onChange={(_event, next: Shown | null) => next && setState(next)}
          sx={{ flexWrap: 'wrap' }}
        >
          {shown.map((each) => (
            <ToggleButton
              key={each}
              value={each}
              sx={{ textTransform: 'none', px: 1.5, color: 'text.secondary' }}
            >
              {translate(`access.why.shown.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {found.length === 0 ? (
        <Typography role="status" color="textSecondary">
          {translate('access.why.none')}
        </Typography>
      ) : (
        <Things things={found} />
      )}
    </>
  )
}

function About({ source: { entity, roles, permissions } }: { source: RightsSource }) {
  const translate = useTranslate()
  if (entity === 'roles') return translate('access.why.of_role')
  const names = roles.map(({ name }) => name).join(', ')
  const words = [
    names && translate('access.why.role', { smart_count: roles.length, roles: names }),
    permissions.length > 0 && translate('access.why.own', { smart_count: permissions.length }),
  ]
  // Elsewhere these texts stand within a sentence.
  return (
    <Box sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>{words.filter(Boolean).join(' · ')}</Box>
  )
}

/** Warns that a client or a disabled account cannot enter at all, whatever its permissions. */
function Standing({ source: { kind, status } }: { source: RightsSource }) {
  const translate = useTranslate()
  const why = kind === 'client' ? 'client' : status === 'disable' ? 'disabled' : undefined
  return (
    why && (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate(`access.why.${why}`)}
      </Alert>
    )
  )
}
