import Copy from '@mui/icons-material/ContentCopyOutlined'
import Mail from '@mui/icons-material/MailOutlined'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { User } from '../../../../domain/userSchema'
import { copyText } from '../../../components/viewport/copyText'
import type { ResetPassword } from '../../../providers/data/calls/users'

interface NewPasswordDialogProps {
  user: User
  result: ResetPassword & { to: string }
  onClose: () => void
}

export function NewPasswordDialog({ user, result, onClose }: NewPasswordDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const [copied, setCopied] = useState<boolean | null>(null)
  const { password, sent_to, to } = result
  const words = { name: user.name, password, email: sent_to ?? to }
  const say = (key: string) => translate(`resources.users.password.${key}`, words)
  const letter = `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(say('mail_subject'))}&body=${encodeURIComponent(say('mail_text'))}`

  const copy = () => {
    void copyText(password).then(setCopied)
  }

  return (
    // Closed only by its button: a click on the backdrop would lose the password.
    <Dialog open maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{say('done_title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {to && <Alert severity={sent_to ? 'success' : 'warning'}>{say(sent_to ? 'sent' : 'not_sent')}</Alert>}
        <Box
          component="code"
          sx={{
            p: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.default',
            typography: 'h2',
            textAlign: 'center',
            overflowWrap: 'anywhere',
            userSelect: 'all',
          }}
        >
          {password}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" startIcon={<Copy />} onClick={copy} autoFocus>
            {say('copy')}
          </Button>
          {to && !sent_to && (
            <Button startIcon={<Mail />} href={letter}>
              {say('write_mail')}
            </Button>
          )}
        </Box>
        {copied !== null && (
          <Alert severity={copied ? 'success' : 'warning'}>{say(copied ? 'copied' : 'copy_failed')}</Alert>
        )}
        <Alert severity="info">{say('once')}</Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
