import { useWatch } from 'react-hook-form'
import type { PostType } from '../../../../domain/typeSchema'
import { DynamicFields } from '../../../components/dynamic/DynamicFields'
import { FormSection } from '../../../components/form/FormSection'
import { useDataGroups } from '../../../components/types/useDataGroups'

/** A section for each data group of the post's category; its values stay when the category changes. */
export default function DataGroups({ type }: { type: PostType }) {
  const category: unknown = useWatch({ name: 'category_id' })
  return useDataGroups(type)
    .of(category)
    .filter(({ fields }) => fields.length > 0)
    .map(({ id, title, fields }) => (
      <FormSection key={id} title={title}>
        <DynamicFields source="values" fields={fields} />
      </FormSection>
    ))
}
