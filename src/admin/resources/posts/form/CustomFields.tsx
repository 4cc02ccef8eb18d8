import { TextInput } from 'react-admin'
import type { PostType } from '../../../../domain/typeSchema'
import { FormSection } from '../../../components/form/FormSection'
import { growing } from '../../../components/form/growing'

export const CustomFields = ({ type }: { type: PostType }) => (
  <FormSection title="resources.posts.groups.custom" columns={2}>
    {type.fields.map(({ key, title }) => (
      <TextInput
        key={key}
        source={`custom.${key}`}
        label={title}
        multiline
        helperText={false}
        slotProps={growing(1, 20)}
      />
    ))}
  </FormSection>
)
