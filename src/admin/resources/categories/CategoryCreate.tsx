import { useSearchParams } from 'react-router-dom'
import { type Category, type CategoryInput, categorySchema } from '../../../domain/categorySchema'
import { nextSort } from '../../../domain/tree'
import type { PostType } from '../../../domain/typeSchema'
import { useCategories } from '../../components/categories/useCategories'
import { CreateForm } from '../../components/crud/forms'
import { PageHeading } from '../../components/heading/PageHeading'
import { LateSkeleton } from '../../components/states/LateSkeleton'
import { TypePage } from '../../components/types/TypePage'
import { CategoryInputs } from './CategoryInputs'

/** The address may name the parent of the new category. */
export default function CategoryCreate() {
  return <TypePage>{(typeId, type) => <NewCategory typeId={typeId} type={type} />}</TypePage>
}

function NewCategory({ typeId, type }: { typeId: number; type: PostType | undefined }) {
  const [search] = useSearchParams()
  const { rows, isPending } = useCategories(typeId)
  const parent = rows.find(({ id }) => String(id) === search.get('parent'))?.id ?? null
  if (isPending)
    return (
      <>
        <PageHeading />
        <LateSkeleton label="components.form.loading" rows={8} />
      </>
    )
  return (
    <CreateForm<CategoryInput, Category>
      key={`${typeId} ${parent}`}
      schema={categorySchema}
      defaultValues={{
        ...categorySchema.getDefault(),
        type_id: typeId,
        parent_id: parent,
        sort: nextSort(rows, parent),
      }}
      another={(made) => ({ parent_id: made.parent_id, sort: made.sort + 1 })}
    >
      <CategoryInputs type={type} rows={rows} />
    </CreateForm>
  )
}
