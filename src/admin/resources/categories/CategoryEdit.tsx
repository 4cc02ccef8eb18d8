import { useParams } from 'react-router-dom'
import type { Category, CategoryInput } from '../../../domain/categorySchema'
import { categorySchema } from '../../../domain/categorySchema'
import { subtreeIds } from '../../../domain/tree'
import { useCategories } from '../../components/categories/useCategories'
import { EditPage } from '../../components/form/EditPage'
import { PageHeading } from '../../components/PageHeading'
import { paths } from '../../components/paths'
import { CategoryInputs } from './CategoryInputs'

/** An existing category; choosing another parent moves it there with everything under it. */
export default function CategoryEdit() {
  const typeId = Number(useParams().typeID)
  const { rows } = useCategories(typeId)
  return (
    <EditPage<CategoryInput, Category>
      resource="categories"
      schema={categorySchema}
      redirect={() => paths.categories(typeId)}
      cancelTo={paths.categories(typeId)}
      deletable={({ title }) => title}
      deleteText="resources.categories.delete_text"
      show={{
        parent_id: (id) => rows.find((row) => row.id === id)?.title,
      }}
    >
      {(record) => (
        <>
          <PageHeading title={record.title} />
          <CategoryInputs rows={rows} excluded={subtreeIds(rows, record.id)} />
        </>
      )}
    </EditPage>
  )
}
