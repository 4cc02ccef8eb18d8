import { Alert, Box, Card, CardContent, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { isEmail } from '../../../../domain/settingSchema'
import { emailsIn } from '../../../../domain/settings'
import { PendingButton } from '../../../components/form/PendingButton'
import { useFeedback } from '../../../components/form/useFeedback'
import type { AppDataProvider } from '../../../providers/data/types'

export function TestMail() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { getValues } = useFormContext()
  const { sentence } = useFeedback('settings')
  const [told, setTold] = useState<{ severity: 'success' | 'error'; text: string }>()
  const [isBusy, setBusy] = useState(false)
  const emails = emailsIn(String(useWatch({ name: 'notification_emails' }) ?? ''))
  const { data: state } = useQuery({
    queryKey: ['settings', 'mail'],
    queryFn: async () => (await dataProvider.mailState()).data,
    retry: false,
  })
  const send = async () => {
    setBusy(true)
    setTold(undefined)
    try {
      const { data } = await dataProvider.sendTestMail(
        emails.join(', '),
        String(getValues('mail_from_name') ?? ''),
      )
      const parts = [
        data.sent.length > 0 && translate('resources.settings.mail.sent', { emails: data.sent.join(', ') }),
        data.failed.length > 0 &&
          translate('resources.settings.mail.failed', { emails: data.failed.join(', ') }),
      ]
      setTold({
        severity: data.failed.length > 0 ? 'error' : 'success',
        text: parts.filter(Boolean).join(' '),
      })
    } catch (error) {
      setTold({ severity: 'error', text: sentence('mail_failed', error) })
    }
    setBusy(false)
  }
  return (
    <Card component="section">
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, alignItems: 'flex-start' }}>
        <Typography variant="h3" component="h2">
          {translate('resources.settings.mail.title')}
        </Typography>
        {state && !state.is_set ? (
          <Alert severity="info">{translate('resources.settings.mail.not_set')}</Alert>
        ) : (
          <>
            <Typography variant="body2" color="textSecondary">
              {translate('resources.settings.mail.text')}
            </Typography>
            <PendingButton
              variant="outlined"
              pending={isBusy}
              disabled={emails.length === 0 || !emails.every(isEmail)}
              onClick={() => void send()}
            >
              {translate('resources.settings.mail.send')}
            </PendingButton>
          </>
        )}
        {/* Always mounted: screen readers announce only changes of a status that exists. Takes no room while empty. */}
        <Box role="status" sx={{ '&:empty': { mt: -1.5 } }}>
          {told && <Alert severity={told.severity}>{told.text}</Alert>}
        </Box>
      </CardContent>
    </Card>
  )
}
