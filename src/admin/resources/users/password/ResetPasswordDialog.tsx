import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { generatePassword } from '../../../../domain/password'
import type { User } from '../../../../domain/userSchema'
import { emailText, passwordText } from '../../../../domain/userSchema'
import { PendingButton } from '../../../components/form/PendingButton'
import { useFeedback } from '../../../components/form/useFeedback'
import type { ResetPassword } from '../../../providers/data/calls/users'
import type { AppDataProvider } from '../../../providers/data/types'
import { errorBody } from '../../../providers/http/httpError'
import { NewPasswordField } from './NewPasswordField'

type Way = 'by_default' | 'by_email'

interface ResetPasswordDialogProps {
  user: User
  onClose: () => void
  /** `to` is the address of the requested mail, if any. */
  onDone: (result: ResetPassword & { to: string }) => void
}

/** Two ways to reset a password: set one (a default that can be edited), or generate one and mail it. */
export function ResetPasswordDialog({ user, onClose, onDone }: ResetPasswordDialogProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { sentence } = useFeedback('users')
  const titleId = useId()
  const [way, setWay] = useState<Way>('by_default')
  const [password, setPassword] = useState(generatePassword)
  const [email, setEmail] = useState(user.email)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [fieldError, setFieldError] = useState('')
  const say = (key: string) => translate(`resources.users.password.${key}`, { name: user.name })

  const submit = async () => {
    const isDefault = way === 'by_default'
    const isValid = isDefault ? passwordText().isValidSync(password) : emailText().isValidSync(email)
    if (isBusy) return
    setError('')
    setFieldError('')
    if (!isValid)
      return setFieldError(
        isDefault ? translate('validation.min_length', { min: 5 }) : translate('validation.email'),
      )
    setBusy(true)
    try {
      const { data } = await dataProvider.resetPassword(
        user.id,
        isDefault ? { password } : { send_to: email },
      )
      onDone({ ...data, to: isDefault ? '' : email })
    } catch (failure) {
      const errors = errorBody(failure)?.errors
      if (errors) setFieldError(Object.values(errors)[0] ?? '')
      else setError(sentence('password_failed', failure))
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React also bubbles the event to the form of the page that opened this dialog.
          event.stopPropagation()
          void submit()
        }}
      >
        <DialogTitle id={titleId}>{say('reset_title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{say('reset_text')}</DialogContentText>
          <RadioGroup
            aria-label={say('way')}
            value={way}
            onChange={(_event, value) => {
              setWay(value === 'by_email' ? 'by_email' : 'by_default')
              setFieldError('')
            }}
            sx={{ my: 1 }}
          >
            {(['by_default', 'by_email'] as const).map((each) => (
              <FormControlLabel key={each} value={each} control={<Radio size="small" />} label={say(each)} />
            ))}
          </RadioGroup>
          {way === 'by_default' ? (
            <NewPasswordField
              label={say('new')}
              value={password}
              onChange={setPassword}
              error={fieldError !== ''}
              helperText={fieldError || say('hint')}
              initiallyVisible
              canGenerate
            />
          ) : (
            <TextField
              fullWidth
              margin="dense"
              type="email"
              label={say('send_to')}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
              error={fieldError !== ''}
              helperText={fieldError}
            />
          )}
          {error && <Alert severity="error">{error}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('common.close')}</Button>
          <PendingButton type="submit" variant="contained" pending={isBusy}>
            {say('confirm')}
          </PendingButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
