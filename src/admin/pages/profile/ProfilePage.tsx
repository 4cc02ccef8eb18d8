import { Box, Button, Chip, Typography } from '@mui/material'
import { TextInput, useTranslate } from 'react-admin'
import type { InferType } from 'yup'
import { maritalStatuses } from '../../../domain/user'
import { DayInput } from '../../components/form/DayField'
import { EditPage } from '../../components/form/EditPage'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { PageHeading } from '../../components/heading/PageHeading'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { useRights } from '../../providers/auth/rights'
import { KeepNote } from '../../resources/users/KeepNote'
import { profileFormSchema } from '../../resources/users/schema'
import {
  AlwaysChosen,
  ContactInputs,
  choicesOf,
  IdentityInputs,
  PersonalInputs,
} from '../../resources/users/UserInputs'
import type { UserRecord } from '../../resources/users/useCreateUser'
import { NoticeSwitches } from './NoticeSwitches'

export default function ProfilePage() {
  const { profile } = useRights()
  if (!profile) return null
  return (
    <EditPage<InferType<typeof profileFormSchema>, UserRecord>
      resource="users"
      id={profile.id}
      // Users may always edit their own data.
      editable
      isPrivate
      schema={profileFormSchema}
      cancelTo={paths.home}
    >
      <PageHeading subtitle={profile.name} />
      <FormColumns
        main={
          <>
            <FormSection title="resources.users.section.account" columns={2}>
              <IdentityInputs />
            </FormSection>
            <FormSection title="resources.users.section.personal" columns={2}>
              <PersonalInputs />
              <AlwaysChosen source="marital_status" choices={choicesOf('marital_status', maritalStatuses)} />
            </FormSection>
            <FormSection title="profile.id_card" columns={2}>
              <TextInput source="id_card" inputMode="numeric" autoComplete="off" helperText={false} />
              <DayInput source="id_card_date" />
              <TextInput
                source="id_card_place"
                autoComplete="off"
                helperText={false}
                sx={{ gridColumn: '1 / -1' }}
              />
            </FormSection>
            <FormSection title="resources.users.section.contact" columns={2}>
              <ContactInputs />
            </FormSection>
            <KeepNote />
          </>
        }
        side={
          <>
            <FormSection title="profile.roles">
              <OwnRoles />
            </FormSection>
            <FormSection title="resources.users.fields.password">
              <ChangeLink />
            </FormSection>
            <FormSection title="profile.notices.title">
              <NoticeSwitches />
            </FormSection>
          </>
        }
      />
    </EditPage>
  )
}

function OwnRoles() {
  const translate = useTranslate()
  const { profile } = useRights()
  const roles = profile?.roles?.data ?? []
  return (
    <>
      {roles.length > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {roles.map(({ id, name }) => (
            <Chip key={id} label={name} />
          ))}
        </Box>
      ) : (
        <Typography>{translate('profile.no_roles')}</Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('profile.roles_hint')}
      </Typography>
    </>
  )
}

function ChangeLink() {
  const translate = useTranslate()
  return (
    <Button
      variant="outlined"
      size="small"
      component={ScreenLink}
      to={paths.password}
      sx={{ justifySelf: 'start' }}
    >
      {translate('profile.change_password')}
    </Button>
  )
}
