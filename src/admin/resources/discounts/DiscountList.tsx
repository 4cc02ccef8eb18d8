import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { discountStates } from '../../../domain/discount'
import type { Discount } from '../../../domain/discountSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { SearchBox } from '../../components/list/SearchBox'
import { TypePage } from '../../components/TypePage'

const Column = columnsOf<Discount>()
const stateLabel = (state: string): string => `resources.discounts.state.${state}`
const chips: readonly FilterSpec[] = [
  {
    kind: 'choice',
    source: 'status',
    choices: discountStates.map((id) => ({ id, name: stateLabel(id) })),
  },
]

/** The discounts of a type, in the states that the clock says. */
export default function DiscountList() {
  return <TypePage>{(typeId) => <Discounts key={typeId} typeId={typeId} />}</TypePage>
}

function Discounts({ typeId }: { typeId: number }) {
  const translate = useTranslate()
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
    >
      <Column source="title" render={({ title }) => <EditLink>{title}</EditLink>} />
      <Column
        source="status"
        kind="status"
        disableSort
        render={({ status }) => translate(stateLabel(status))}
      />
      <Column source="start" kind="moment" from="tablet" />
      <Column source="end" kind="moment" from="tablet" />
      <Column source="posts_count" kind="number" disableSort from="desktop" />
    </ListPage>
  )
}
