import { Box } from '@mui/material'
import type { Slide } from '../../../domain/sliderSchema'
import { Picture } from '../../components/fields/Picture'

/** What a closed card shows of its slide: the picture, and where it leads. */
export const SlideSummary = ({ image, url }: Slide) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
    <Picture url={image} />
    <bdi dir="ltr">{url}</bdi>
  </Box>
)
