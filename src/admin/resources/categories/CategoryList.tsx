import { useMemo } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Category } from '../../../domain/categorySchema'
import { ListFrame } from '../../components/crud/ListFrame'
import { HelpTip } from '../../components/heading/HelpTip'
import { SearchBox } from '../../components/list/SearchBox'
import { TypePage } from '../../components/types/TypePage'
import { useIsPhone } from '../../components/viewport/useIsPhone'
import { useMay } from '../../providers/auth/rights'
import { CategoryTree } from './CategoryTree'

export default function CategoryList() {
  return <TypePage>{(typeId) => <Categories typeId={typeId} />}</TypePage>
}

function Categories({ typeId }: { typeId: number }) {
  const filter = useMemo(() => ({ type_id: typeId }), [typeId])
  return (
    <ListFrame
      key={typeId}
      filter={filter}
      filters={
        <>
          <SearchBox label="resources.categories.search" />
          <SortHelp />
        </>
      }
    >
      <Rows typeId={typeId} />
    </ListFrame>
  )
}

function SortHelp() {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const mayEdit = useMay('categories', 'edit')
  return mayEdit && <HelpTip text={translate(`tree.${isPhone ? 'help' : 'help_keys'}`)} />
}

function Rows({ typeId }: { typeId: number }) {
  const { filterValues, error } = useListContext<Category>()
  const mayEdit = useMay('categories', 'edit')
  // Search results lack their siblings, so they cannot be sorted.
  const isMovable = mayEdit && Object.keys(filterValues).length === 0 && !error
  return <CategoryTree typeId={typeId} isMovable={isMovable} />
}
