import { useParams } from 'react-router-dom'
import type { Category, CategoryInput } from '../../../domain/categorySchema'
import { categorySchema } from '../../../domain/categorySchema'
import { subtreeIds } from '../../../domain/tree'
import { useCategories } from '../../components/categories/useCategories'
import { EditForm } from '../../components/crud/forms'
import { CategoryInputs } from './CategoryInputs'

/** An existing category; choosing another parent moves it there with everything under it. */
export default function CategoryEdit() {
  const typeId = Number(useParams().typeID)
  const { rows } = useCategories(typeId)
  return (
    <EditForm<CategoryInput, Category>
      schema={categorySchema}
      show={{
        // The page stands under its type.
        type_id: () => '',
        parent_id: (id) => rows.find((row) => row.id === id)?.title,
      }}
    >
      {({ id }) => <CategoryInputs rows={rows} excluded={subtreeIds(rows, id)} />}
    </EditForm>
  )
}
