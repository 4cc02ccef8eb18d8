import { Box } from '@mui/material'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormSection } from '../../../components/form/FormSection'
import { ImageInput } from '../../../components/media/ImageInput'
import { ImageListInput } from '../../../components/media/ImageListInput'

/** The featured image, and the list of images if the type has one. */
export const Pictures = ({ hasList }: { hasList: boolean }) => (
  <FormSection title="resources.posts.groups.pictures">
    {/* Neither optional nor required: a draft may lack them. */}
    <Box sx={{ '--optional': "''" }}>
      <ImageInput source="image" helperText="resources.posts.help.image" />
      {hasList ? <ImageListInput source="images" /> : <OnlyImage />}
    </Box>
  </FormSection>
)

/** Every post needs an image in its list: for types without the list it is the featured one. */
function OnlyImage() {
  const { getValues, setValue } = useFormContext()
  const image: unknown = useWatch({ name: 'image' })
  useEffect(() => {
    const images: unknown = getValues('images')
    const isEmpty = !Array.isArray(images) || images.length === 0
    if (image && isEmpty) setValue('images', [image], { shouldDirty: true })
  }, [image, getValues, setValue])
  return null
}
