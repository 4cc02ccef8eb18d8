import { SelectInput, useDataProvider } from 'react-admin'
import { type TypedSlip, typedSlipSchema } from '../../../../domain/slipSchema'
import type { AppDataProvider } from '../../../providers/data/types'
import { MakeSlipPage } from './MakeSlipPage'
import { SupplierInput, WarehouseInput } from './SlipFields'

const reasons = (['purchase', 'other'] as const).map((id) => ({ id, name: `resources.slips.reason.${id}` }))

export default function ImportSlipPage() {
  const dataProvider = useDataProvider<AppDataProvider>()
  return (
    <MakeSlipPage<TypedSlip>
      kind="import"
      schema={typedSlipSchema}
      begin={{ style: 'import', reason: 'purchase' }}
      send={async ({ warehouse_id, ...slip }, key) =>
        (await dataProvider.makeSlip(warehouse_id, slip, key)).data
      }
    >
      <WarehouseInput source="warehouse_id" />
      <SupplierInput />
      <SelectInput source="reason" choices={reasons} isRequired helperText={false} />
    </MakeSlipPage>
  )
}
