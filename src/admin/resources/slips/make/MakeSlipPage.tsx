import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type { AnyObject, ObjectSchema } from 'yup'
import type { Slip } from '../../../../domain/slipSchema'
import { CreateForm } from '../../../components/crud/forms'
import type { Attempt } from '../../../components/form/draft/attempt'
import { FormSection } from '../../../components/form/FormSection'
import { errorBody } from '../../../providers/http/httpError'
import type { MakeKind, TypedLine } from './line'
import { OnlyWarehouse, SlipFields } from './SlipFields'
import { SlipLinesInput } from './SlipLinesInput'
import { useGoods } from './useGoods'

const idIn = (text: string | null): number | null => (text && /^[1-9]\d*$/.test(text) ? Number(text) : null)

interface MakeSlipPageProps<T extends AnyObject> {
  kind: MakeKind
  schema: ObjectSchema<T>
  /** Initial values besides those of the address. */
  begin?: Partial<T>
  /** Sends the slip; `key` stays the same until it has arrived, so that it is made once. */
  send: (values: T, key: string) => Promise<Slip>
  children: ReactNode
}

export function MakeSlipPage<T extends AnyObject>({
  kind,
  schema,
  begin,
  send,
  children,
}: MakeSlipPageProps<T>) {
  const [query] = useSearchParams()
  const notify = useNotify()
  // Number of refusals for lack of stock; each one refetches the stock.
  const [refusals, setRefusals] = useState(0)
  const create = async (values: T, attempt: Attempt) => {
    try {
      const data = await send(values, attempt.key())
      notify('resources.slips.make.done', { type: 'success', messageArgs: { code: data.code } })
      return { data, isTold: true }
    } catch (error) {
      if (errorBody(error)?.code === 'out_of_stock') setRefusals((count) => count + 1)
      throw error
    }
  }
  return (
    <CreateForm<T, Slip>
      schema={schema}
      defaultValues={{
        ...(schema.getDefault() as Partial<T>),
        ...begin,
        warehouse_id: idIn(query.get('warehouse')),
        ...(kind === 'import' && { supplier_id: idIn(query.get('supplier')) }),
        products: [],
      }}
      create={create}
      saveLabel={`resources.slips.make.save.${kind}`}
    >
      <OnlyWarehouse />
      <SlipFields>{children}</SlipFields>
      <FormSection title="resources.slips.lines">
        <Lines kind={kind} refusals={refusals} />
      </FormSection>
    </CreateForm>
  )
}

function Lines({ kind, refusals }: { kind: MakeKind; refusals: number }) {
  const [warehouse, supplier, products] = useWatch({ name: ['warehouse_id', 'supplier_id', 'products'] })
  const lines: TypedLine[] = Array.isArray(products) ? products : []
  const ids = lines.flatMap(({ post_id }) => (post_id === null ? [] : [post_id]))
  const known = useGoods(Number(warehouse) || null, Number(supplier) || null, ids, refusals)
  return <SlipLinesInput kind={kind} warehouse={Number(warehouse) || null} known={known} />
}
