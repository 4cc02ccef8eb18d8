import { SelectInput, TextInput } from 'react-admin'
import { shownInSearch } from '../../../domain/seo'
import { seoEntrySchema } from '../../../domain/seoSchema'
import { CrudForm } from '../../components/crud/forms'
import { inputsOf } from '../../components/crud/inputsOf'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { ImageInput } from '../../components/media/ImageInput'
import { CountedInput } from '../../components/seo/CountedInput'
import { SearchPreview } from '../../components/seo/SearchPreview'
import { SharePreview } from '../../components/seo/SharePreview'
import type { PreviewFields } from '../../components/seo/shown'
import { seoTypeChoices } from './choices'

const Input = inputsOf(seoEntrySchema, {
  Text: TextInput,
  Select: SelectInput,
  Image: ImageInput,
  Counted: CountedInput,
})
const shown: PreviewFields = {
  title: ['title'],
  description: ['description'],
  image: ['image'],
  address: 'url',
}

export default () => (
  <CrudForm schema={seoEntrySchema}>
    <FormColumns
      main={
        <FormSection title="resources.seos.section">
          <Input.Text source="url" isRequired helperText="resources.seos.help.url" />
          <Input.Select
            source="type"
            choices={seoTypeChoices}
            isRequired
            helperText="resources.seos.help.type"
          />
          <Input.Counted source="title" max={shownInSearch.title} isRequired />
          <Input.Counted source="description" max={shownInSearch.description} isLong />
          <Input.Image source="image" isRequired />
          <Input.Text source="keyword" helperText="resources.posts.seo.keywords_help" />
        </FormSection>
      }
      side={
        <FormSection title="resources.seos.previews">
          <SearchPreview fields={shown} />
          <SharePreview fields={shown} />
        </FormSection>
      }
    />
  </CrudForm>
)
