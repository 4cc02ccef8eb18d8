import { Box } from '@mui/material'
import { TextInput } from 'react-admin'
import { newItemId } from '../../../domain/items'
import { maxSlides, type Slide } from '../../../domain/sliderSchema'
import { cardKind } from '../../components/cards/kind'
import { Picture } from '../../components/fields/Picture'
import { ImageInput } from '../../components/media/ImageInput'

/** Address of a slide, cut off at its end in either direction. */
const SlideLink = ({ url }: { url: string }) => (
  <Box
    component="span"
    dir="ltr"
    sx={{
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      // Right-to-left pages mirror `left`; `start` would follow the `dir` of the address.
      textAlign: 'left',
    }}
  >
    {url}
  </Box>
)

export const slideOf = (image = '', alt = ''): Slide => ({
  id: newItemId(),
  image,
  alt,
  title: '',
  url: '',
  description: '',
})

export const slides = cardKind<Slide>({
  label: 'resources.sliders.slides.list',
  add: 'resources.sliders.slides.add',
  unnamed: 'resources.sliders.slides.unnamed',
  title: ({ title, alt }) => title || alt,
  picture: ({ image }) => <Picture url={image} />,
  summary: ({ url }) => url && <SlideLink url={url} />,
  blank: () => slideOf(),
  copy: (slide) => ({ ...slide, id: newItemId() }),
  max: maxSlides,
  body: (
    <>
      <ImageInput source="image" label="resources.sliders.fields.image" isRequired />
      <TextInput source="alt" label="resources.sliders.fields.alt" helperText={false} />
      <TextInput source="title" label="resources.sliders.fields.heading" helperText={false} />
      <TextInput source="url" label="resources.sliders.fields.url" helperText={false} />
      <TextInput
        source="description"
        label="resources.sliders.fields.description"
        multiline
        helperText={false}
      />
    </>
  ),
})
