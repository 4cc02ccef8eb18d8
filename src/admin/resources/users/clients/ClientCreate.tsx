import { CreatePage } from '../../../components/form/CreatePage'
import { FormColumns } from '../../../components/form/FormColumns'
import { FormSection } from '../../../components/form/FormSection'
import { PageHeading } from '../../../components/PageHeading'
import { paths } from '../../../components/paths'
import { StyleWords } from '../../../components/StyleWords'
import { PasswordInput } from '../password/PasswordInput'
import { type ClientRegistration, clientFormSchema } from '../schema'
import { ContactInputs, IdentityInputs, PersonalInputs, StatusInput } from '../UserInputs'
import type { UserRecord } from '../useCreateUser'

const defaults = { gender: 'unspecified', status: 'enable', avatar: '' } satisfies Partial<ClientRegistration>

/** A new account of a client, taken down by staff. */
export default function ClientCreate() {
  return (
    <StyleWords style="client">
      <PageHeading />
      <CreatePage<ClientRegistration, UserRecord>
        resource="users"
        schema={clientFormSchema}
        defaultValues={defaults}
        wayOn={paths.person}
        cancelTo={paths.clients}
      >
        <FormColumns
          main={
            <>
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
              <FormSection title="resources.users.section.contact" columns={2}>
                <ContactInputs />
              </FormSection>
              <FormSection title="resources.users.section.personal" columns={2}>
                <PersonalInputs />
              </FormSection>
            </>
          }
        />
      </CreatePage>
    </StyleWords>
  )
}
