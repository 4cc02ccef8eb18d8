import type { Category, CategoryInput } from '../../../domain/categorySchema'
import { categorySchema } from '../../../domain/categorySchema'
import { subtreeIds } from '../../../domain/tree'
import type { PostType } from '../../../domain/typeSchema'
import { useCategories } from '../../components/categories/useCategories'
import { EditForm } from '../../components/crud/forms'
import { GroupTitles } from '../../components/groups/GroupTitles'
import { TypePage } from '../../components/types/TypePage'
import { CategoryInputs } from './CategoryInputs'

export default function CategoryEdit() {
  return <TypePage>{(typeId, type) => <CategoryForm typeId={typeId} type={type} />}</TypePage>
}

function CategoryForm({ typeId, type }: { typeId: number; type: PostType | undefined }) {
  const { rows } = useCategories(typeId)
  return (
    <EditForm<CategoryInput, Category>
      schema={categorySchema}
      belongs={({ type_id }) => type_id === typeId}
      show={{
        // The address already shows the type.
        type_id: () => '',
        group_id: (id) => typeof id === 'number' && <GroupTitles ids={[id]} />,
        parent_id: (id) => rows.find((row) => row.id === id)?.title,
      }}
    >
      {({ id }) => <CategoryInputs type={type} rows={rows} excluded={subtreeIds(rows, id)} />}
    </EditForm>
  )
}
