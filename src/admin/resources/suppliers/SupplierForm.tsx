import { Box } from '@mui/material'
import { Suspense } from 'react'
import { useRecordContext } from 'react-admin'
import { placeSchema } from '../../../domain/placeSchema'
import { PlaceInputs } from '../../components/address/PlaceInputs'
import { CrudForm } from '../../components/crud/forms'
import { lazily } from '../../startup/lazily'
import { NewSlipButtons } from '../slips/NewSlipButtons'

function NewImport() {
  const record = useRecordContext()
  return (
    record && (
      <Box sx={{ '&:empty': { display: 'none' } }}>
        <NewSlipButtons kinds={['import']} supplier={Number(record.id)} />
      </Box>
    )
  )
}

const PartyDebt = lazily(async () => ({ default: (await import('../debts/PartyDebt')).PartyDebt }))

function SupplierDebt() {
  const record = useRecordContext()
  return record && <PartyDebt of="suppliers" id={Number(record.id)} />
}

const SupplierPurchases = lazily(() => import('../reports/SupplierPurchases'))

export default () => (
  <CrudForm schema={placeSchema}>
    <NewImport />
    <PlaceInputs title="resources.suppliers.section" />
    <Suspense>
      <SupplierDebt />
      <SupplierPurchases />
    </Suspense>
  </CrudForm>
)
