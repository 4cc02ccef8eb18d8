import { Button, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { User } from '../../../../domain/userSchema'
import type { ResetPassword as Reset } from '../../../providers/data/calls/users'
import { NewPasswordDialog } from './NewPasswordDialog'
import { ResetPasswordDialog } from './ResetPasswordDialog'

/** Resets another user's password and shows the new one, once. */
export function ResetPasswordButton({ user }: { user: User }) {
  const translate = useTranslate()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [result, setResult] = useState<(Reset & { to: string }) | null>(null)
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {translate('resources.users.password.reset_text')}
      </Typography>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setAsking(true)}
        sx={{ mt: 1, justifySelf: 'start' }}
      >
        {translate('resources.users.password.reset')}
      </Button>
      {isAsking && (
        <ResetPasswordDialog
          user={user}
          onClose={() => setAsking(false)}
          onDone={(done) => {
            setAsking(false)
            setResult(done)
            // The reset has ended all sessions.
            void client.invalidateQueries({ queryKey: ['sessions', user.id] })
          }}
        />
      )}
      {result && <NewPasswordDialog user={user} result={result} onClose={() => setResult(null)} />}
    </>
  )
}
