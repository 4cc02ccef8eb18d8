import { agencySchema } from '../../../domain/agencySchema'
import { EditPage } from '../../components/form/EditPage'
import { FormColumns } from '../../components/form/FormColumns'
import { PageHeading } from '../../components/heading/PageHeading'
import { paths } from '../../components/screens/paths'
import { AgencyInputs } from './AgencyInputs'
import { AgencyOrders } from './AgencyOrders'
import { AgencyPrices } from './AgencyPrices'
import { People } from './people/People'
import { useAgencyDeleteText } from './useAgencyDeleteText'

const Belongings = ({ agencyId }: { agencyId: number }) => (
  <>
    <People agencyId={agencyId} />
    <AgencyPrices agencyId={agencyId} />
    <AgencyOrders agencyId={agencyId} />
  </>
)

export default function AgencyEdit() {
  const deleteText = useAgencyDeleteText()
  return (
    <EditPage
      resource="agencies"
      schema={agencySchema}
      cancelTo={paths.agencies}
      deletable={({ name }) => name}
      deleteText={deleteText}
      show={{ sort: () => null }}
      readMore={({ id }) => <Belongings agencyId={Number(id)} />}
    >
      {(agency) => (
        <>
          <PageHeading title={agency.name} />
          <FormColumns main={<AgencyInputs />} below={<Belongings agencyId={Number(agency.id)} />} />
        </>
      )}
    </EditPage>
  )
}
