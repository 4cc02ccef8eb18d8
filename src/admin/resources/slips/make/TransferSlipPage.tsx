import { useDataProvider } from 'react-admin'
import { type TypedTransfer, typedTransferSchema } from '../../../../domain/slipSchema'
import type { AppDataProvider } from '../../../providers/data/types'
import { MakeSlipPage } from './MakeSlipPage'
import { WarehouseInput } from './SlipFields'

export default function TransferSlipPage() {
  const dataProvider = useDataProvider<AppDataProvider>()
  const send = async ({ warehouse_id, ...transfer }: TypedTransfer, key: string) => {
    const [out] = (await dataProvider.transferStock(warehouse_id, transfer, key)).data
    if (!out) throw new Error('a transfer is two slips')
    return out
  }
  return (
    <MakeSlipPage<TypedTransfer> kind="transfer" schema={typedTransferSchema} send={send}>
      <WarehouseInput source="warehouse_id" label="resources.slips.make.from" />
      <WarehouseInput source="to_warehouse_id" except="warehouse_id" />
    </MakeSlipPage>
  )
}
