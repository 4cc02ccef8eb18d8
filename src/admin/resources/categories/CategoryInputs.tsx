import { TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { categorySchema } from '../../../domain/categorySchema'
import { nextSort } from '../../../domain/tree'
import type { PostType } from '../../../domain/typeSchema'
import { CategoryPicker } from '../../components/categories/CategoryPicker'
import type { CategoryNode } from '../../components/categories/useCategories'
import { inputsOf } from '../../components/crud/inputsOf'
import { FigureInput } from '../../components/form/FigureInput'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { growing } from '../../components/form/growing'
import { SwitchInput } from '../../components/form/SwitchInput'
import { GroupSelect } from '../../components/groups/GroupSelect'
import { ImageInput } from '../../components/media/ImageInput'
import { MovedAddress } from '../../components/moved/MovedAddress'
import { SlugInput } from '../../components/slugs/SlugInput'

const Input = inputsOf(categorySchema, {
  Text: TextInput,
  Figure: FigureInput,
  Image: ImageInput,
  Switch: SwitchInput,
  Parent: CategoryPicker,
  Group: GroupSelect,
})

interface CategoryInputsProps {
  type: PostType | undefined
  rows: readonly CategoryNode[]
  /** The category and its descendants, which may not become its parent. */
  excluded?: ReadonlySet<number>
}

export function CategoryInputs({ type, rows, excluded }: CategoryInputsProps) {
  const { setValue } = useFormContext()
  return (
    <FormColumns
      main={
        <FormSection title="resources.categories.main">
          <Input.Text source="title" isRequired helperText={false} />
          <SlugInput />
          <MovedAddress kind="categories" />
          <Input.Text
            source="description"
            multiline
            minRows={4}
            helperText={false}
            slotProps={growing(4, 20)}
          />
        </FormSection>
      }
      side={
        <>
          <FormSection title="resources.categories.place">
            <Input.Parent
              source="parent_id"
              rows={rows}
              excluded={excluded}
              helperText="resources.categories.help.parent_id"
              // After a change of parent it comes last among its new siblings.
              onChosen={(parent) => setValue('sort', nextSort(rows, parent), { shouldDirty: true })}
            />
            {type?.features.includes('data_groups') && (
              <Input.Group
                source="group_id"
                typeId={type.id}
                style="field"
                helperText="resources.categories.help.group_id"
              />
            )}
          </FormSection>
          <FormSection title="resources.categories.display">
            <Input.Image source="image" />
            <Input.Text source="layout" helperText="resources.categories.help.layout" />
            <Input.Figure source="number_displayed" helperText="resources.categories.help.number_displayed" />
            <Input.Switch source="show_by_category" />
            <Input.Switch source="is_shown" helperText="resources.categories.help.is_shown" />
          </FormSection>
        </>
      }
    />
  )
}
