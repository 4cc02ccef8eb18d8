import { Box } from '@mui/material'
import { BooleanInput, TextInput } from 'react-admin'
import { FormSection } from '../../components/form/FormSection'
import { ImageInput } from '../../components/media/ImageInput'
import { SlugInput } from '../../components/SlugInput'
import { CustomFieldsInput } from './CustomFieldsInput'
import { FeaturesInput } from './FeaturesInput'
import { StyleInput } from './StyleInput'

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(260px, 320px)' },
  '& > *': { display: 'grid', gap: 2, minWidth: 0 },
} as const

/** Everything about a post type. */
export const TypeInputs = () => (
  <Box sx={columns}>
    <Box>
      <FormSection title="resources.types.section.main">
        <TextInput source="title" isRequired helperText={false} />
        <SlugInput />
        <TextInput source="description" multiline minRows={2} maxRows={8} helperText={false} />
      </FormSection>
      <FormSection title="resources.types.fields.style">
        <StyleInput />
      </FormSection>
      <FormSection title="resources.types.section.features">
        <FeaturesInput />
      </FormSection>
      <FormSection title="resources.types.section.fields">
        <CustomFieldsInput />
      </FormSection>
    </Box>
    <Box>
      <FormSection title="resources.types.section.side">
        <ImageInput source="image" />
        <BooleanInput
          source="is_sitemap"
          label="resources.types.sitemap.on"
          helperText="resources.types.sitemap_hint"
        />
      </FormSection>
    </Box>
  </Box>
)
