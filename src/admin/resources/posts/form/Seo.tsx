import { Box } from '@mui/material'
import { TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { FoldedSection } from '../../../components/form/FoldedSection'
import { ImageInput } from '../../../components/media/ImageInput'
import { SearchPreview } from './SearchPreview'
import { SeoLinks } from './SeoLinks'

/** Approximately how many characters a search engine shows. */
const shown = { title: 60, description: 160 }

/** SEO fields, also used when the post is shared. */
export const Seo = () => (
  <FoldedSection title="resources.posts.groups.seo" source="seo" summary={<SearchPreview />}>
    <CountedText name="title" />
    <CountedText name="description" isLong />
    <ImageInput source="seo.image" label="resources.posts.seo.image" />
    <TextInput
      source="seo.keywords"
      label="resources.posts.seo.keywords"
      helperText="resources.posts.seo.keywords_help"
    />
    <SeoLinks />
  </FoldedSection>
)

function CountedText({ name, isLong }: { name: keyof typeof shown; isLong?: boolean }) {
  const translate = useTranslate()
  const value: unknown = useWatch({ name: `seo.${name}` })
  const count = [...String(value ?? '')].length
  const isOver = count > shown[name]
  return (
    <TextInput
      source={`seo.${name}`}
      label={`resources.posts.seo.${name}`}
      helperText={
        <Box component="span" sx={{ color: isOver ? 'status.warn' : undefined }}>
          {translate(`resources.posts.seo.${isOver ? 'too_long' : 'length'}`, { count, max: shown[name] })}
        </Box>
      }
      {...(isLong && { multiline: true, minRows: 2 })}
    />
  )
}
