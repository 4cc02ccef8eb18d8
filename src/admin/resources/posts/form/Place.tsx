import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { CategoryInput } from '../../../components/categories/CategoryInput'
import { useCategories } from '../../../components/categories/useCategories'
import { FormSection } from '../../../components/form/FormSection'

/** Primary and parent category; the parent follows the primary one until a person changes it. */
export function Place({ typeId }: { typeId: number }) {
  const { rows } = useCategories(typeId)
  const { getValues, setValue } = useFormContext()
  const parentOf = (id: unknown) => rows.find((row) => row.id === id)?.parent_id ?? null
  const chosen = useRef<unknown>(getValues('category_id'))
  const follow = (id: number | null) => {
    const before = parentOf(chosen.current)
    chosen.current = id
    const parent: unknown = getValues('parent_category_id') ?? null
    if (parent === null || parent === before)
      setValue('parent_category_id', parentOf(id), { shouldDirty: true })
  }
  return (
    <FormSection title="resources.posts.groups.place">
      <CategoryInput source="category_id" rows={rows} onChosen={follow} />
      <CategoryInput source="parent_category_id" rows={rows} />
    </FormSection>
  )
}
