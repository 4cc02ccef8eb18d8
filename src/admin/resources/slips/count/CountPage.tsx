import { type RefObject, useRef, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { type Slip, type TypedCount, typedCountSchema } from '../../../../domain/slipSchema'
import { maxSlipLines } from '../../../../domain/stock'
import { CreateForm } from '../../../components/crud/forms'
import { FormSection } from '../../../components/form/FormSection'
import { paths } from '../../../components/paths'
import type { AppDataProvider } from '../../../providers/data/types'
import { errorBody } from '../../../providers/http/httpError'
import { createKeys, signatureOf } from '../../../providers/http/idempotency'
import { OnlyWarehouse, SlipFields, WarehouseInput } from '../make/SlipFields'
import { CountSheet } from './CountSheet'
import { sendInParts } from './inParts'
import type { MovedStock } from './MovedAlert'

/** A count of what lies in a warehouse: the differences become at most one slip of each style. */
export default function CountPage() {
  const dataProvider = useDataProvider<AppDataProvider>()
  const notify = useNotify()
  const [query] = useSearchParams()
  const [keys] = useState(createKeys)
  const [moved, setMoved] = useState<MovedStock[]>([])
  const recorded = useRef<(lines: number) => void>(undefined)
  const send = async ({ warehouse_id, ...count }: TypedCount): Promise<Slip[]> => {
    const signature = signatureOf('count', { warehouse_id, ...count })
    try {
      const { data } = await dataProvider.countStock(warehouse_id, count, keys.of(signature))
      keys.done(signature)
      return data
    } catch (error) {
      const body = errorBody(error)
      if (body?.code === 'stock_moved') {
        keys.done(signature)
        setMoved(body.moved ?? [])
      }
      throw error
    }
  }
  const create = async (values: TypedCount) => {
    setMoved([])
    const codesOf = (slips: readonly Slip[]) => slips.map(({ code }) => code).join(', ')
    const data = await sendInParts(
      values.products,
      maxSlipLines,
      (products) => send({ ...values, products }),
      (lines) => recorded.current?.(lines),
      (lines, slips) => {
        notify('resources.slips.count.done_some', {
          type: 'info',
          messageArgs: { lines, left: values.products.length - lines, codes: codesOf(slips) || '–' },
        })
      },
    )
    const codes = codesOf(data)
    notify(codes ? 'resources.slips.count.done' : 'resources.slips.count.right', {
      type: 'success',
      messageArgs: { codes },
    })
    return { data: { id: data[0]?.id ?? 0 }, isTold: true }
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
        <Sheet moved={moved} onSettled={() => setMoved([])} recorded={recorded} />
      </FormSection>
    </CreateForm>
  )
}

interface SheetProps {
  moved: MovedStock[]
  onSettled: () => void
  /** Takes the first lines out of the form, which are recorded already. */
  recorded: RefObject<((lines: number) => void) | undefined>
}

function Sheet({ recorded, ...props }: SheetProps) {
  const { getValues, setValue } = useFormContext<TypedCount>()
  recorded.current = (lines) =>
    setValue('products', getValues('products').slice(lines), { shouldDirty: true })
  const warehouse = Number(useWatch({ name: 'warehouse_id' })) || null
  return <CountSheet key={warehouse} warehouse={warehouse} {...props} />
}
