import { Suspense } from 'react'
import { placeSchema } from '../../../domain/placeSchema'
import { PlaceInputs } from '../../components/address/PlaceInputs'
import { CrudForm } from '../../components/crud/forms'
import { lazily } from '../../startup/lazily'
import { NewImport } from './NewImport'

const SupplierPurchases = lazily(() => import('../reports/SupplierPurchases'))

export default () => (
  <CrudForm schema={placeSchema}>
    <NewImport />
    <PlaceInputs title="resources.suppliers.section" />
    <Suspense>
      <SupplierPurchases />
    </Suspense>
  </CrudForm>
)
