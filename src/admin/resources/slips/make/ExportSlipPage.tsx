import { SelectInput, useDataProvider } from 'react-admin'
import { type TypedSlip, typedSlipSchema } from '../../../../domain/slipSchema'
import type { AppDataProvider } from '../../../providers/data/types'
import { MakeSlipPage } from './MakeSlipPage'
import { WarehouseInput } from './SlipFields'

const reasons = (['sale', 'other'] as const).map((id) => ({ id, name: `resources.slips.reason.${id}` }))

export default function ExportSlipPage() {
  const dataProvider = useDataProvider<AppDataProvider>()
  return (
    <MakeSlipPage<TypedSlip>
      kind="export"
      schema={typedSlipSchema}
      begin={{ style: 'export', reason: 'sale' }}
      send={async ({ warehouse_id, ...slip }, key) =>
        (await dataProvider.makeSlip(warehouse_id, slip, key)).data
      }
    >
      <WarehouseInput source="warehouse_id" />
      <SelectInput source="reason" choices={reasons} isRequired helperText={false} />
    </MakeSlipPage>
  )
}
