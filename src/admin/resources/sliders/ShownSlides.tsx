import { Box } from '@mui/material'
import type { Slide } from '../../../domain/sliderSchema'
import { Picture } from '../../components/fields/Picture'

export const ShownSlides = ({ slides }: { slides: readonly Slide[] }) => (
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
