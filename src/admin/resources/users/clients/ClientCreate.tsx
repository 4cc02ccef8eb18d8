import { CreatePage } from '../../../components/form/CreatePage'
import { FormColumns } from '../../../components/form/FormColumns'
import { FormSection } from '../../../components/form/FormSection'
import { PageHeading } from '../../../components/heading/PageHeading'
import { paths } from '../../../components/screens/paths'
import { StyleWords } from '../../../components/types/StyleWords'
import { NewAccount } from '../NewAccount'
import { type ClientRegistration, clientFormSchema } from '../schema'
import { ContactInputs, PersonalInputs } from '../UserInputs'
import type { UserRecord } from '../useCreateUser'

const defaults = { gender: 'unspecified', status: 'enable', avatar: '' } satisfies Partial<ClientRegistration>

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
              <NewAccount />
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
