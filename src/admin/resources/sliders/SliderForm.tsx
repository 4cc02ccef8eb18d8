import { Box } from '@mui/material'
import { TextInput, useParams } from 'react-admin'
import { type Slide, sliderSchema } from '../../../domain/sliderSchema'
import { CreateForm, EditForm } from '../../components/crud/forms'
import { inputsOf } from '../../components/crud/inputsOf'
import { Picture } from '../../components/fields/Picture'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { RecordSwitch } from '../../components/heading/RecordSwitch'
import { SiteKeyInput } from '../../components/slugs/SiteKeyInput'
import { SliderPreview } from './SliderPreview'
import { SlidesInput } from './SlidesInput'

const ShownSlides = ({ slides }: { slides: readonly Slide[] }) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
    {slides.map(({ id, image, alt, title, url }) => (
      <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <Picture url={image} />
        <span>
          {title || alt} <bdi dir="ltr">{url}</bdi>
        </span>
      </Box>
    ))}
  </Box>
)

const Input = inputsOf(sliderSchema, { Text: TextInput, Key: SiteKeyInput })

const inputs = (
  <FormColumns
    main={
      <>
        <FormSection title="resources.sliders.section">
          <Input.Text source="title" isRequired helperText={false} />
          <Input.Key source="key" />
        </FormSection>
        <SlidesInput />
      </>
    }
    side={<SliderPreview />}
  />
)

const show = {
  items: (slides: unknown) =>
    Array.isArray(slides) && slides.length > 0 && <ShownSlides slides={slides as Slide[]} />,
}

export default function SliderForm() {
  const { id } = useParams()
  if (id === undefined) return <CreateForm schema={sliderSchema}>{inputs}</CreateForm>
  return (
    <EditForm schema={sliderSchema} show={show}>
      <RecordSwitch />
      {inputs}
    </EditForm>
  )
}
