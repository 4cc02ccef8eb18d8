import KeyIcon from '@mui/icons-material/VpnKeyOutlined'
import { Box, Button, Chip, Link, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import { apiDocsPath } from '../../../domain/apiDocsPath'
import { type AccessKey, type MadeKey, maxKeys } from '../../../domain/keySchema'
import { ConfirmDialog } from '../../components/form/ConfirmDialog'
import { SecretDialog } from '../../components/form/SecretDialog'
import { useFeedback } from '../../components/form/useFeedback'
import { LateSkeleton } from '../../components/states/LateSkeleton'
import { LoadFailure } from '../../components/states/LoadFailure'
import type { AppDataProvider } from '../../providers/data/types'
import { lazily } from '../../startup/lazily'
import { KeyLine } from './KeyLine'
import { WaitingProposals } from './WaitingProposals'

const KeyDialog = lazily(() => import('./KeyDialog'))

/** Keys of a person: their maker changes and makes them, others only end them. */
export function Keys({ userId, isOwn }: { userId: number; isOwn: boolean }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const { sentence } = useFeedback('users')
  const [shaped, setShaped] = useState<AccessKey | 'new'>()
  const [made, setMade] = useState<MadeKey>()
  const [ending, setEnding] = useState<AccessKey>()
  const [isBusy, setBusy] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['keys', userId],
    queryFn: async () => (await dataProvider.keysOf(userId)).data,
    retry: false,
  })
  const renew = () => client.invalidateQueries({ queryKey: ['keys', userId] })
  const end = async ({ id }: AccessKey) => {
    setBusy(true)
    try {
      await dataProvider.endKey(id)
      notify('access.keys.ended', { type: 'success' })
    } catch (error) {
      notify(sentence('keys_failed', error), { type: 'error' })
    }
    await renew()
    setBusy(false)
    setEnding(undefined)
  }
  if (error) return <LoadFailure resource="users" what="keys_load_failed" error={error} onRetry={refetch} />
  if (!data) return <LateSkeleton label="common.loading" rows={2} />
  return (
    <>
      {data.length === 0 && (
        <Typography color="textSecondary">
          {translate(`access.keys.${isOwn ? 'none' : 'none_of_other'}`)}
        </Typography>
      )}
      <Box component="ul" sx={list}>
        {data.map((each) => (
          <KeyLine key={each.id} of={each} onChange={isOwn ? setShaped : undefined} onEnd={setEnding} />
        ))}
      </Box>
      {isOwn && data.some(({ proposes }) => proposes) && <WaitingProposals />}
      {isOwn && data.length < maxKeys && (
        <Button
          variant={data.length ? 'outlined' : 'contained'}
          startIcon={<KeyIcon />}
          onClick={() => setShaped('new')}
          sx={{ justifySelf: 'start', mt: 1 }}
        >
          {translate('access.keys.make')}
        </Button>
      )}
      {isOwn && (
        <Link href={apiDocsPath} target="_blank" rel="noopener" sx={{ justifySelf: 'start', mt: 1 }}>
          {translate('api_docs.title')}
        </Link>
      )}
      {isOwn && data.length >= maxKeys && <Chip label={translate('access.keys.full', { max: maxKeys })} />}
      {shaped && (
        <Suspense>
          <KeyDialog
            of={shaped === 'new' ? undefined : shaped}
            onMade={setMade}
            onChanged={renew}
            onClose={() => setShaped(undefined)}
          />
        </Suspense>
      )}
      {made && (
        <SecretDialog
          secret={made.secret}
          name={made.name}
          keyOf={(name) => `access.keys.${name}`}
          onClose={() => setMade(undefined)}
        />
      )}
      {ending && (
        <ConfirmDialog
          open
          danger
          busy={isBusy}
          title={translate('access.keys.end_title', { name: ending.name })}
          text="access.keys.end_text"
          confirm="access.keys.end"
          onCancel={() => setEnding(undefined)}
          onConfirm={() => void end(ending)}
        />
      )}
    </>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  '& > li': { display: 'flex', alignItems: 'flex-start', gap: 1.5, flexWrap: 'wrap' },
} as const
