import { Box } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormSection } from '../../../components/form/FormSection'
import { ImageInput } from '../../../components/media/ImageInput'
import { ImageListInput } from '../../../components/media/ImageListInput'

export const Pictures = ({ hasList }: { hasList: boolean }) => (
  <FormSection title="resources.posts.groups.pictures">
    {/* Neither optional nor required: a draft may lack them. */}
    <Box sx={{ '--optional': "''" }}>
      <ImageInput source="image" helperText="resources.posts.help.image" />
      {hasList && <ImageListInput source="images" />}
      <SamePicture />
    </Box>
  </FormSection>
)

const firstOf = (images: unknown): unknown => (Array.isArray(images) ? images[0] : undefined)

/**
 * Keeps both in step: the first of the list becomes the featured image unless another was chosen, and a featured image
 * starts an empty list.
 */
function SamePicture() {
  const { setValue } = useFormContext()
  const [image, images]: unknown[] = useWatch({ name: ['image', 'images'] })
  const first = firstOf(images)
  const known = useRef({ image, first })
  useEffect(() => {
    const before = known.current
    known.current = { image, first }
    const follows = !image || image === before.first
    if (first && first !== before.first && follows) setValue('image', first, { shouldDirty: true })
    else if (image && image !== before.image && !first) setValue('images', [image], { shouldDirty: true })
  }, [image, first, setValue])
  return null
}
