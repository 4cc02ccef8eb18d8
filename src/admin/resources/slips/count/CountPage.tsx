import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import {
  type MovedStock,
  type Recorded,
  type TypedCount,
  typedCountSchema,
} from '../../../../domain/countSchema'
import type { Slip } from '../../../../domain/slipSchema'
import { maxSlipLines } from '../../../../domain/stock'
import { CreateForm } from '../../../components/crud/forms'
import type { FormAttempt } from '../../../components/form/draft/attempt'
import { FormSection } from '../../../components/form/FormSection'
import { paths } from '../../../components/screens/paths'
import type { AppDataProvider } from '../../../providers/data/types'
import { errorBody } from '../../../providers/http/httpError'
import { OnlyWarehouse, SlipFields, WarehouseInput } from '../make/SlipFields'
import { CountSheet } from './CountSheet'
import { sendInParts } from './inParts'
import { RecordedAlert, type RecordedBefore } from './RecordedAlert'
import { type Counted, type CountRow, withoutRecorded } from './rows'
import { useCountSummary } from './useCountSummary'

/** Stock count of a warehouse; the differences become at most one slip of each style. */
export default function CountPage() {
  const dataProvider = useDataProvider<AppDataProvider>()
  const notify = useNotify()
  const client = useQueryClient()
  const [query] = useSearchParams()
  const [moved, setMoved] = useState<readonly MovedStock[]>([])
  const [before, setBefore] = useState<RecordedBefore>()
  const sheet = useRef<SheetHandle>(null)
  const rows = useRef<readonly CountRow[]>([])
  const summary = useCountSummary()
  const codesOf = (slips: readonly Pick<Slip, 'code'>[]) => slips.map(({ code }) => code).join(', ')

  /** Removes rows from the sheet that an earlier attempt has recorded, so that they are not recorded twice. */
  const takeOut = ({ data, meta }: CountAnswer) => {
    const { left, changed } = withoutRecorded(sheet.current?.lines() ?? [], meta.counted)
    sheet.current?.write(left)
    void client.invalidateQueries({ queryKey: ['slips'] })
    if (left.length || changed.length) setBefore({ lines: meta.counted.length, slips: data, changed })
    return left.length === 0 && changed.length === 0
  }
  const create = async ({ warehouse_id, products, ...count }: TypedCount, attempt: FormAttempt) => {
    // With `keep_differences` the user has already reviewed each row.
    if (!count.keep_differences && !(await summary.agree(rows.current))) return undefined
    setMoved([])
    setBefore(undefined)
    // The user has confirmed moves of the first part only; those of later parts are not known yet.
    let { keep_differences } = count
    const send = async (part: TypedCount['products']): Promise<readonly Slip[]> => {
      try {
        const sent = { ...count, keep_differences, products: part }
        return (await dataProvider.countStock(warehouse_id, sent, attempt.key())).data
      } catch (error) {
        const earlier = earlierOf(error)
        if (earlier) {
          const isAll = takeOut(earlier)
          attempt.settlePart()
          if (isAll) return earlier.data
        }
        const { code, moved = [] } = errorBody(error) ?? {}
        if (code === 'stock_moved') setMoved(moved)
        if (code) sheet.current?.ask()
        throw error
      } finally {
        keep_differences = false
      }
    }
    const all = sendInParts(
      products,
      maxSlipLines,
      send,
      (lines) => {
        sheet.current?.write((sheet.current?.lines() ?? []).slice(lines))
        sheet.current?.ask()
        attempt.settlePart()
      },
      (lines, slips) => {
        notify('resources.slips.count.done_some', {
          type: 'info',
          messageArgs: { lines, left: products.length - lines, codes: codesOf(slips) || '–' },
        })
      },
    )
    const data = await all.catch((error) => {
      // The sheet itself shows it, with the rows that are left.
      if (earlierOf(error)) return undefined
      throw error
    })
    if (!data) return undefined
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
      // A count without differences makes no slip.
      wayOn={({ id }) => (id ? paths.slip(id) : paths.slips)}
      saveLabel="resources.slips.count.save"
    >
      <OnlyWarehouse />
      <SlipFields>
        <WarehouseInput source="warehouse_id" />
      </SlipFields>
      <FormSection title="resources.slips.count.sheet">
        {before && <RecordedAlert {...before} />}
        <Sheet moved={moved} shownRows={rows} onSettled={() => setMoved([])} handle={sheet} />
      </FormSection>
      {summary.dialog}
    </CreateForm>
  )
}

interface SheetHandle {
  lines: () => readonly Counted[]
  write: (lines: readonly Counted[]) => void
  /** Makes the next attempt ask about moved stock again. */
  ask: () => void
}

interface SheetProps {
  moved: readonly MovedStock[]
  shownRows: RefObject<readonly CountRow[]>
  onSettled: () => void
  handle: RefObject<SheetHandle | null>
}

function Sheet({ handle, ...props }: SheetProps) {
  const { getValues, setValue } = useFormContext()
  handle.current = {
    lines: () => getValues('products'),
    write: (lines) => setValue('products', lines, { shouldDirty: true }),
    ask: () => setValue('keep_differences', false),
  }
  const warehouse = Number(useWatch({ name: 'warehouse_id' })) || null
  return <CountSheet key={warehouse} warehouse={warehouse} {...props} />
}

interface CountAnswer {
  data: Slip[]
  meta: Recorded
}

/** Result of an earlier attempt, if the error has it: its answer was lost and the sheet has changed since. */
function earlierOf(error: unknown): CountAnswer | undefined {
  const made = errorBody(error)?.made
  return made && Array.isArray(made.data) && made.meta ? (made as CountAnswer) : undefined
}
