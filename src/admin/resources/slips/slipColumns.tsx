import { useTranslate } from 'react-admin'
import type { Slip } from '../../../domain/slipSchema'
import { slipReasons, slipStatuses, slipStyles } from '../../../domain/stock'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import type { FilterSpec } from '../../components/list/filters/specs'
import { SlipStatusChip } from './SlipStatusChip'

const Column = columnsOf<Slip>()

const choices = (field: string, values: readonly string[]): FilterSpec => ({
  kind: 'choice',
  source: field,
  choices: values.map((id) => ({ id, name: `resources.slips.${field}.${id}` })),
})

export const slipChips: readonly FilterSpec[] = [
  choices('status', slipStatuses),
  choices('reason', slipReasons),
  { kind: 'days', source: 'date' },
]
/** For lists without tabs by style. */
export const styleChip = choices('style', slipStyles)

function Why({ slip: { reason } }: { slip: Slip }) {
  const translate = useTranslate()
  return translate(`resources.slips.reason.${reason}`)
}

/** Columns of slips; the list of one warehouse leaves out its name. */
export const slipColumns = (hasPlace: boolean) => (
  <>
    <Column source="code" width={14} disableSort render={({ code }) => <EditLink>{code}</EditLink>} />
    <Column
      source="status"
      kind="status"
      width={13}
      disableSort
      render={({ status }) => <SlipStatusChip status={status} />}
    />
    <Column source="date" kind="day" width={14} />
    <Column
      source="reason"
      from={hasPlace ? 'desktop' : undefined}
      width={14}
      disableSort
      render={(slip) => <Why slip={slip} />}
    />
    {hasPlace && (
      <Column source="warehouse_id" twoLines disableSort render={({ warehouse }) => warehouse?.data?.name} />
    )}
    <Column
      source="supplier_id"
      from="wide"
      twoLines
      disableSort
      render={({ supplier }) => supplier?.data?.name}
    />
    <Column source="number" kind="number" from="desktop" width={10} disableSort />
    <Column source="money" kind="money" width={15} disableSort />
    <Column source="profit" kind="money" width={14} from="wide" disableSort />
  </>
)
