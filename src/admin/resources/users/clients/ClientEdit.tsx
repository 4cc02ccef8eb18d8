import { useParams, useTranslate } from 'react-admin'
import type { InferType } from 'yup'
import { EditPage } from '../../../components/form/EditPage'
import { FormColumns } from '../../../components/form/FormColumns'
import { FormSection } from '../../../components/form/FormSection'
import { PageHeading } from '../../../components/heading/PageHeading'
import { paths } from '../../../components/screens/paths'
import { StyleWords } from '../../../components/types/StyleWords'
import { KeepNote } from '../KeepNote'
import { ResetPasswordButton } from '../password/ResetPasswordButton'
import { userFormSchema } from '../schema'
import { ContactInputs, IdentityInputs, PersonalInputs, StatusInput } from '../UserInputs'
import type { UserRecord } from '../useCreateUser'

export default function ClientEdit() {
  const translate = useTranslate()
  const { id = '' } = useParams()
  return (
    <StyleWords style="client">
      <EditPage<InferType<typeof userFormSchema>, UserRecord>
        key={id}
        resource="users"
        schema={userFormSchema}
        cancelTo={paths.client(id)}
        show={{
          gender: (gender) => translate(`resources.users.gender.${gender}`),
          status: (status) => translate(`resources.users.status.${status}`),
        }}
      >
        {(user) => (
          <>
            <PageHeading title={user.name} />
            <FormColumns
              main={
                <>
                  <FormSection title="resources.users.section.account" columns={2}>
                    <IdentityInputs />
                    <StatusInput />
                  </FormSection>
                  <FormSection title="resources.users.section.contact" columns={2}>
                    <ContactInputs />
                  </FormSection>
                  <FormSection title="resources.users.section.personal" columns={2}>
                    <PersonalInputs />
                  </FormSection>
                  <KeepNote />
                </>
              }
              side={
                <FormSection title="resources.users.fields.password">
                  <ResetPasswordButton user={user} />
                </FormSection>
              }
            />
          </>
        )}
      </EditPage>
    </StyleWords>
  )
}
