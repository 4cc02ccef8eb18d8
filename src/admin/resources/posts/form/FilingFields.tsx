import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { hasCollections } from '../../../../domain/group'
import type { PostType } from '../../../../domain/typeSchema'
import { CategoryPicker } from '../../../components/categories/CategoryPicker'
import { followingParent, useCategories } from '../../../components/categories/useCategories'
import { FormSection } from '../../../components/form/FormSection'
import { GroupSelect } from '../../../components/groups/GroupSelect'

export const isFiled = (type: PostType): boolean => type.features.includes('categories') || isGrouped(type)

const isGrouped = (type: PostType): boolean => hasCollections(type) || type.features.includes('trademarks')

export function FilingFields({ type }: { type: PostType }) {
  const has = (feature: PostType['features'][number]) => type.features.includes(feature)
  return (
    <FormSection title={isGrouped(type) ? 'resources.groups.filing' : 'resources.posts.groups.place'}>
      {has('categories') && <Categories typeId={type.id} />}
      {hasCollections(type) && <GroupSelect source="group_ids" typeId={type.id} style="article" isMultiple />}
      {has('trademarks') && <GroupSelect source="trademark_id" typeId={type.id} style="trademark" />}
    </FormSection>
  )
}

/** Primary and parent category; the parent follows the primary one until the user changes it. */
function Categories({ typeId }: { typeId: number }) {
  const { rows } = useCategories(typeId)
  const { getValues, setValue } = useFormContext()
  const chosen = useRef<unknown>(getValues('category_id'))
  const follow = (id: number | null) => {
    const now = { category_id: chosen.current, parent_category_id: getValues('parent_category_id') }
    chosen.current = id
    setValue('parent_category_id', followingParent(rows, now, id), { shouldDirty: true })
  }
  return (
    <>
      <CategoryPicker source="category_id" rows={rows} onChosen={follow} createIn={typeId} />
      <CategoryPicker source="parent_category_id" rows={rows} />
    </>
  )
}
