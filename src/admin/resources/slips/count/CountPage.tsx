import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { type Slip, type TypedCount, typedCountSchema } from '../../../../domain/slipSchema'
import { CreateForm } from '../../../components/crud/forms'
import { FormSection } from '../../../components/form/FormSection'
import { paths } from '../../../components/paths'
import type { AppDataProvider } from '../../../providers/data/types'
import { errorBody } from '../../../providers/http/httpError'
import { createKeys, signatureOf } from '../../../providers/http/idempotency'
import { OnlyWarehouse, SlipFields, WarehouseInput } from '../make/SlipFields'
import { CountSheet } from './CountSheet'
import type { MovedStock } from './MovedAlert'

/** A count of what lies in a warehouse: the differences become at most one slip of each style. */
export default function CountPage() {
  const dataProvider = useDataProvider<AppDataProvider>()
  const notify = useNotify()
  const [query] = useSearchParams()
  const [keys] = useState(createKeys)
  const [moved, setMoved] = useState<MovedStock[]>([])
  const create = async (values: TypedCount) => {
    const signature = signatureOf('count', values)
    const { warehouse_id, ...count } = values
    setMoved([])
    try {
      const { data } = await dataProvider.countStock(warehouse_id, count, keys.of(signature))
      keys.done(signature)
      const codes = data.map(({ code }) => code).join(', ')
      notify(codes ? 'resources.slips.count.done' : 'resources.slips.count.right', {
        type: 'success',
        messageArgs: { codes },
      })
      return { data: { id: data[0]?.id ?? 0 }, isTold: true }
    } catch (error) {
      const body = errorBody(error)
      if (body?.code === 'stock_moved') {
        keys.done(signature)
        setMoved(body.moved ?? [])
      }
      throw error
    }
  }
  return (
    <CreateForm<TypedCount, Pick<Slip, 'id'>>
      schema={typedCountSchema}
      defaultValues={{
        ...(typedCountSchema.getDefault() as Partial<TypedCount>),
        warehouse_id: Number(query.get('warehouse')) || undefined,
        products: [],
      }}
      create={create}
      // Where all was right there is no slip.
      wayOn={({ id }) => (id ? paths.slip(id) : paths.slips)}
      saveLabel="resources.slips.count.save"
    >
      <OnlyWarehouse />
      <SlipFields>
        <WarehouseInput source="warehouse_id" />
      </SlipFields>
      <FormSection title="resources.slips.count.sheet">
        <Sheet moved={moved} onSettled={() => setMoved([])} />
      </FormSection>
    </CreateForm>
  )
}

function Sheet(props: { moved: MovedStock[]; onSettled: () => void }) {
  const warehouse = Number(useWatch({ name: 'warehouse_id' })) || null
  return <CountSheet key={warehouse} warehouse={warehouse} {...props} />
}
