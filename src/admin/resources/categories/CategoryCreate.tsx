import { useParams, useSearchParams } from 'react-router-dom'
import type { Category, CategoryInput } from '../../../domain/categorySchema'
import { categorySchema } from '../../../domain/categorySchema'
import { useCategories } from '../../components/categories/useCategories'
import { CreatePage } from '../../components/form/CreatePage'
import { LateSkeleton } from '../../components/list/LateSkeleton'
import { PageHeading } from '../../components/PageHeading'
import { paths } from '../../components/paths'
import { CategoryInputs } from './CategoryInputs'
import { nextSort } from './nextSort'

/** A new category, under the parent that the address names if it does. */
export default function CategoryCreate() {
  const typeId = Number(useParams().typeID)
  const [search] = useSearchParams()
  const { rows, isPending } = useCategories(typeId)
  const parent = rows.find(({ id }) => String(id) === search.get('parent'))?.id ?? null
  return (
    <>
      <PageHeading />
      {isPending ? (
        <LateSkeleton label="components.form.loading" rows={8} />
      ) : (
        <CreatePage<CategoryInput, Category>
          key={`${typeId} ${parent}`}
          resource="categories"
          schema={categorySchema}
          defaultValues={{
            ...categorySchema.getDefault(),
            type_id: typeId,
            parent_id: parent,
            sort: nextSort(rows, parent),
          }}
          redirect={() => paths.categories(typeId)}
          cancelTo={paths.categories(typeId)}
        >
          <CategoryInputs rows={rows} />
        </CreatePage>
      )}
    </>
  )
}
