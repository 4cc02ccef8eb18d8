import { Box } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { FailedJob } from '../../../../domain/jobs'
import { ConfirmDialog } from '../../../components/form/ConfirmDialog'
import { PendingButton } from '../../../components/form/PendingButton'
import { useFeedback } from '../../../components/form/useFeedback'
import type { AppDataProvider } from '../../../providers/data/types'

type Act = 'retry' | 'drop'

/** Tries a job again, or drops it for good. */
export function JobButtons({ job: { id }, name }: { job: FailedJob; name: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { failed } = useFeedback('jobs')
  const provider = useDataProvider<AppDataProvider>()
  const [busy, setBusy] = useState<Act>()
  const [isAsking, setAsking] = useState(false)
  const run = async (act: Act) => {
    setBusy(act)
    try {
      await (act === 'retry' ? provider.retryJob(id) : provider.dropJob(id))
      notify(`resources.jobs.told.${act}`, { type: 'success' })
    } catch (error) {
      failed(`${act}_failed`, error)
    }
    setBusy(undefined)
    setAsking(false)
  }
  const props = { size: 'small', color: 'inherit', sx: { minWidth: 0 } } as const
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 0.5 }}
    >
      <PendingButton
        {...props}
        variant="outlined"
        pending={busy === 'retry'}
        aria-label={translate('resources.jobs.retry_of', { name })}
        onClick={() => void run('retry')}
      >
        {translate('resources.jobs.retry')}
      </PendingButton>
      <PendingButton
        {...props}
        aria-label={translate('resources.jobs.drop_of', { name })}
        onClick={() => setAsking(true)}
      >
        {translate('resources.jobs.drop')}
      </PendingButton>
      <ConfirmDialog
        open={isAsking}
        busy={busy === 'drop'}
        danger
        title={translate('resources.jobs.drop_title', { name })}
        text="resources.jobs.drop_text"
        confirm="resources.jobs.drop"
        onCancel={() => setAsking(false)}
        onConfirm={() => void run('drop')}
      />
    </Box>
  )
}
