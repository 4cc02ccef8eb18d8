import Block from '@mui/icons-material/BlockOutlined'
import Check from '@mui/icons-material/CheckCircleOutlined'
import { useMemo } from 'react'
import { useLocaleState } from 'react-admin'
import { discountStates } from '../../../domain/discount'
import type { Discount } from '../../../domain/discountSchema'
import type { DiscountRow } from '../../../domain/price'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { Tags } from '../../components/fields/Tags'
import { businessMoment } from '../../components/formats/businessFormats'
import { BulkChangeButton } from '../../components/list/BulkButtons'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { SearchBox } from '../../components/list/SearchBox'
import { TypePage } from '../../components/types/TypePage'
import { DiscountStateChip } from './DiscountStateChip'
import { writeOff } from './off'

const Column = columnsOf<Discount>()
const chips: readonly FilterSpec[] = [
  {
    kind: 'choice',
    source: 'status',
    choices: discountStates.map((id) => ({ id, name: `resources.discounts.state.${id}` })),
  },
]

export default function DiscountList() {
  return <TypePage feature="discounts">{(typeId) => <Discounts key={typeId} typeId={typeId} />}</TypePage>
}

function Discounts({ typeId }: { typeId: number }) {
  const filter = useMemo(() => ({ type_id: typeId }), [typeId])
  return (
    <ListPage<Discount>
      filter={filter}
      filters={
        <>
          <SearchBox label="resources.discounts.search" />
          <FilterChips of={chips} />
        </>
      }
      bulk={
        <>
          <BulkChangeButton
            label="resources.discounts.bulk.enable"
            icon={<Check />}
            data={{ status: 'enable' }}
          />
          <BulkChangeButton
            label="resources.discounts.bulk.disable"
            icon={<Block />}
            data={{ status: 'disable' }}
          />
        </>
      }
      bulkDeleteText="resources.discounts.delete_text"
    >
      <Column source="title" render={({ title }) => <EditLink>{title}</EditLink>} />
      <Column
        source="status"
        kind="status"
        width={32}
        disableSort
        render={(discount) => <DiscountStateChip discount={discount} />}
      />
      <Column
        source="config"
        kind="tags"
        width={30}
        disableSort
        from="wide"
        render={({ config }) => <Levels rows={config} />}
      />
      <Column
        source="start"
        kind="moment"
        width={18}
        from="desktop"
        render={({ start }) => <ByBusinessClock iso={start} />}
      />
      <Column
        source="end"
        kind="moment"
        width={18}
        from="tablet"
        render={({ end }) => <ByBusinessClock iso={end} />}
      />
      <Column source="posts_count" kind="number" disableSort from="desktop" />
    </ListPage>
  )
}

function Levels({ rows }: { rows: readonly DiscountRow[] }) {
  const [locale] = useLocaleState()
  return <Tags names={rows.map((row) => `${row.quantity}: −${writeOff(row, locale)}`)} />
}

function ByBusinessClock({ iso }: { iso: string }) {
  const [locale] = useLocaleState()
  return (
    <time dateTime={iso} dir="ltr">
      {businessMoment(iso, locale)}
    </time>
  )
}
