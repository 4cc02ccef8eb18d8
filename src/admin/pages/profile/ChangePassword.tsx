import { Alert, Box, Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Form, useDataProvider, useNavigate, useNotify, useTranslate } from 'react-admin'
import { type FieldValues, useFormState } from 'react-hook-form'
import { ref, string } from 'yup'
import { passwordChangeSchema } from '../../../domain/userSchema'
import { message } from '../../../domain/validation'
import { FormSection } from '../../components/form/FormSection'
import { PendingButton } from '../../components/form/PendingButton'
import { schemaResolver } from '../../components/form/resolver'
import { useFeedback } from '../../components/form/useFeedback'
import { useFirstWrong } from '../../components/form/useFirstWrong'
import { PageHeading } from '../../components/heading/PageHeading'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { profileKey } from '../../providers/auth/profile'
import { useRights } from '../../providers/auth/rights'
import type { AppDataProvider } from '../../providers/data/types'
import { errorBody } from '../../providers/http/httpError'
import { PasswordInput } from '../../resources/users/password/PasswordInput'

const schema = passwordChangeSchema.shape({
  repeat: string()
    .required()
    .oneOf([ref('new_password')], message('password_repeat')),
})
const resolver = schemaResolver(schema)

export default function ChangePassword() {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const client = useQueryClient()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { profile } = useRights()
  const { failed } = useFeedback('users')
  if (!profile) return null

  const save = async ({ current_password, new_password }: FieldValues) => {
    try {
      await dataProvider.changePassword(profile.id, { current_password, new_password })
      notify('profile.password.done', { type: 'success' })
      // A new password ends all other sessions and renews this one.
      void client.invalidateQueries({ queryKey: ['sessions', profile.id] })
      void client.invalidateQueries({ queryKey: profileKey })
      navigate(paths.profile)
    } catch (error) {
      const errors = errorBody(error)?.errors
      if (!errors) failed('password_failed', error)
      return errors
    }
  }

  return (
    <>
      <PageHeading />
      <Form
        resolver={resolver}
        onSubmit={save}
        defaultValues={empty}
        shouldFocusError={false}
        disableInvalidFormNotification
        noValidate
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Alert severity="info">{translate('profile.password.note')}</Alert>
          <FormSection title="profile.password.title">
            {/* Password managers store the new password for this user name. */}
            <input type="email" autoComplete="username" value={profile.email} readOnly hidden />
            <PasswordInput
              source="current_password"
              label="profile.password.current"
              autoComplete="current-password"
            />
            <PasswordInput
              source="new_password"
              label="profile.password.new"
              hint="resources.users.password.hint"
              canGenerate
            />
            <PasswordInput source="repeat" label="profile.password.repeat" />
          </FormSection>
          <Buttons />
        </Box>
      </Form>
    </>
  )
}

const empty = { current_password: '', new_password: '', repeat: '' }

function Buttons() {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  const { anchor } = useFirstWrong()
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <PendingButton type="submit" variant="contained" pending={isSubmitting}>
        {translate('profile.password.submit')}
      </PendingButton>
      <span ref={anchor} />
      <Button component={ScreenLink} to={paths.profile}>
        {translate('components.form.cancel')}
      </Button>
    </Box>
  )
}
