import { Avatar } from '@mui/material'
import { useLocaleState, useParams, useTranslate } from 'react-admin'
import type { InferType } from 'yup'
import { EditPage } from '../../components/form/EditPage'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { formatDay } from '../../components/formats/day'
import { PageHeading } from '../../components/heading/PageHeading'
import { paths } from '../../components/screens/paths'
import { useMay, useRights } from '../../providers/auth/rights'
import { box } from '../../theme/tokens'
import { KeepNote } from './KeepNote'
import { ResetPasswordButton } from './password/ResetPasswordButton'
import { userFormSchema } from './schema'
import { UserAccess } from './UserAccess'
import { UserAgencies } from './UserAgencies'
import { ContactInputs, IdentityInputs, PersonalInputs, StatusInput } from './UserInputs'
import { UserStanding } from './UserStanding'
import type { UserRecord } from './useCreateUser'

export default function UserEdit() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { id } = useParams()
  const { profile, can } = useRights()
  const mayEdit = useMay('users', 'edit')
  // Users may neither change their own status nor delete themselves.
  const isSelf = String(profile?.id) === id
  if (!mayEdit && can('manage-admins-access')) return <UserAccess />
  return (
    <EditPage<InferType<typeof userFormSchema>, UserRecord>
      key={id}
      resource="users"
      schema={userFormSchema}
      cancelTo={paths.users}
      deletable={isSelf ? undefined : ({ name }) => name}
      deleteText="resources.users.delete_text"
      show={{
        avatar: (url) =>
          typeof url === 'string' &&
          url && <Avatar src={url} alt="" sx={{ width: box.portrait, height: box.portrait }} />,
        gender: (gender) => translate(`resources.users.gender.${gender}`),
        status: (status) => translate(`resources.users.status.${status}`),
        birthday: (day) => typeof day === 'string' && formatDay(day, locale),
      }}
      readMore={(user) => (
        <>
          <UserStanding user={user} />
          <UserAgencies user={user} />
        </>
      )}
    >
      {(user) => (
        <>
          <PageHeading title={user.name} subtitle={user.email} />
          <FormColumns
            main={
              <>
                <FormSection title="resources.users.section.account" columns={2}>
                  <IdentityInputs />
                  {!isSelf && <StatusInput />}
                </FormSection>
                <FormSection title="resources.users.section.personal" columns={2}>
                  <PersonalInputs />
                </FormSection>
                <FormSection title="resources.users.section.contact" columns={2}>
                  <ContactInputs />
                </FormSection>
                <KeepNote />
              </>
            }
            side={
              <>
                <UserStanding user={user} />
                <UserAgencies user={user} />
                {!isSelf && (
                  <FormSection title="resources.users.fields.password">
                    <ResetPasswordButton user={user} />
                  </FormSection>
                )}
              </>
            }
          />
        </>
      )}
    </EditPage>
  )
}
