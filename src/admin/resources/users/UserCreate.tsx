import { FormHelperText } from '@mui/material'
import { useInput, useTranslate } from 'react-admin'
import { CreatePage } from '../../components/form/CreatePage'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { PageHeading } from '../../components/heading/PageHeading'
import { paths } from '../../components/screens/paths'
import { useRights } from '../../providers/auth/rights'
import { NewAccount } from './NewAccount'
import { RoleChoices } from './RoleChoices'
import { registerFormSchema } from './schema'
import { ContactInputs, PersonalInputs } from './UserInputs'
import { type Registration, type UserRecord, useCreateUser } from './useCreateUser'

function RolesInput() {
  const translate = useTranslate()
  const { field } = useInput<number[]>({ source: 'role_ids', defaultValue: [] })
  return (
    <div>
      <FormHelperText sx={{ mx: 0, mt: 0 }}>{translate('resources.users.roles.hint')}</FormHelperText>
      <RoleChoices
        value={field.value ?? []}
        onChange={field.onChange}
        label={translate('resources.users.fields.roles')}
      />
    </div>
  )
}

const defaults = {
  gender: 'unspecified',
  status: 'enable',
  avatar: '',
  role_ids: [],
} satisfies Partial<Registration>

export default function UserCreate() {
  const { can } = useRights()
  const create = useCreateUser()
  return (
    <>
      <PageHeading />
      <CreatePage<Registration, UserRecord>
        resource="users"
        schema={registerFormSchema}
        defaultValues={defaults}
        create={create}
        cancelTo={paths.users}
      >
        <FormColumns
          main={
            <>
              <NewAccount />
              <FormSection title="resources.users.section.personal" columns={2}>
                <PersonalInputs />
              </FormSection>
              <FormSection title="resources.users.section.contact" columns={2}>
                <ContactInputs />
              </FormSection>
            </>
          }
          side={
            can('manage-admins-access') && (
              <FormSection title="resources.users.fields.roles">
                <RolesInput />
              </FormSection>
            )
          }
        />
      </CreatePage>
    </>
  )
}
