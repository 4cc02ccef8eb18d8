import type { Category, CategoryInput } from '../../../domain/categorySchema'
import { categorySchema } from '../../../domain/categorySchema'
import { subtreeIds } from '../../../domain/tree'
import { useCategories } from '../../components/categories/useCategories'
import { EditForm } from '../../components/crud/forms'
import { TypePage } from '../../components/TypePage'
import { CategoryInputs } from './CategoryInputs'

/** The edit page of a category; another parent moves it with everything below it. */
export default function CategoryEdit() {
  return <TypePage>{(typeId) => <CategoryForm typeId={typeId} />}</TypePage>
}

function CategoryForm({ typeId }: { typeId: number }) {
  const { rows } = useCategories(typeId)
  return (
    <EditForm<CategoryInput, Category>
      schema={categorySchema}
      belongs={({ type_id }) => type_id === typeId}
      show={{
        // The address already shows the type.
        type_id: () => '',
        parent_id: (id) => rows.find((row) => row.id === id)?.title,
      }}
    >
      {({ id }) => <CategoryInputs rows={rows} excluded={subtreeIds(rows, id)} />}
    </EditForm>
  )
}
