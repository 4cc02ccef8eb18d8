import { Box } from '@mui/material'
import { CreatePage } from '../../components/form/CreatePage'
import { FormSection } from '../../components/form/FormSection'
import { PageHeading } from '../../components/PageHeading'
import { paths } from '../../components/paths'
import { useRights } from '../../providers/auth/rights'
import { formColumns } from './formColumns'
import { PasswordInput } from './password/PasswordInput'
import { RolesInput } from './RolesInput'
import { registerFormSchema } from './schema'
import { ContactInputs, IdentityInputs, PersonalInputs, StatusInput } from './UserInputs'
import { type Registration, type UserRecord, useCreateUser } from './useCreateUser'

/** A new member may sign in at once, unless the form says otherwise. */
const defaults = {
  gender: 'unspecified',
  status: 'enable',
  avatar: '',
  role_ids: [],
} satisfies Partial<Registration>

/** A new member: the account, then its roles. */
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
        // Whoever may not read members has only the form to come back to.
        redirect={({ id }) =>
          can('update-users') ? paths.user(id) : can('list-users') ? paths.users : paths.home
        }
        cancelTo={can('list-users') ? paths.users : paths.home}
      >
        <Box sx={formColumns}>
          <Box>
            <FormSection title="resources.users.section.account" columns={2}>
              <IdentityInputs />
              <PasswordInput
                source="password"
                label="resources.users.fields.password"
                hint="resources.users.password.hint"
                canGenerate
              />
              <StatusInput />
            </FormSection>
            <FormSection title="resources.users.section.personal" columns={2}>
              <PersonalInputs />
            </FormSection>
            <FormSection title="resources.users.section.contact" columns={2}>
              <ContactInputs />
            </FormSection>
          </Box>
          {can('manage-admins-access') && (
            <Box>
              <FormSection title="resources.users.fields.roles">
                <RolesInput />
              </FormSection>
            </Box>
          )}
        </Box>
      </CreatePage>
    </>
  )
}
