import { agencySchema } from '../../../domain/agencySchema'
import { EditPage } from '../../components/form/EditPage'
import { FormColumns } from '../../components/form/FormColumns'
import { PageHeading } from '../../components/PageHeading'
import { paths } from '../../components/paths'
import { AgencyInputs } from './AgencyInputs'
import { People } from './people/People'
import { useDeleteText } from './useDeleteText'

/** The page of an agency: what it is, and its people. */
export default function AgencyEdit() {
  const deleteText = useDeleteText()
  return (
    <EditPage
      resource="agencies"
      schema={agencySchema}
      cancelTo={paths.agencies}
      deletable={({ name }) => name}
      deleteText={deleteText}
      show={{ sort: () => null }}
      readMore={({ id }) => <People agencyId={Number(id)} />}
    >
      {(agency) => (
        <>
          <PageHeading title={agency.name} />
          <FormColumns main={<AgencyInputs />} below={<People agencyId={Number(agency.id)} />} />
        </>
      )}
    </EditPage>
  )
}
