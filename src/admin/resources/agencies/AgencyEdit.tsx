import { useGetOne, useParams, useTranslate } from 'react-admin'
import { type Agency, agencySchema } from '../../../domain/agencySchema'
import { Value } from '../../components/fields/Value'
import { EditPage } from '../../components/form/EditPage'
import { FormColumns } from '../../components/form/FormColumns'
import { PageHeading } from '../../components/heading/PageHeading'
import { paths } from '../../components/screens/paths'
import { formMeta } from '../../providers/data/endpoints'
import { PartyDebt } from '../debts/PartyDebt'
import { RelatedOrders } from '../orders/RelatedOrders'
import { AgencyInputs } from './AgencyInputs'
import { AgencyPrices } from './AgencyPrices'
import { People } from './people/People'

function useAgencyDeleteText(): string {
  const translate = useTranslate()
  const { id } = useParams()
  const { data } = useGetOne<Agency>('agencies', { id: Number(id), meta: formMeta('agencies') })
  const say = (key: string, count = 0) =>
    count > 0 ? ` ${translate(`resources.agencies.takes.${key}`, { smart_count: count })}` : ''
  return (
    translate('resources.agencies.delete_text') +
    say('prices', data?.prices_count) +
    say('users', data?.users_count)
  )
}

const Belongings = ({ agencyId }: { agencyId: number }) => (
  <>
    <PartyDebt of="agencies" id={agencyId} />
    <People agencyId={agencyId} />
    <AgencyPrices agencyId={agencyId} />
    <RelatedOrders by="agency_id" id={agencyId} title="resources.agencies.orders" />
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
      show={{ sort: () => null, credit_limit: (limit) => <Value kind="money" value={limit} /> }}
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
