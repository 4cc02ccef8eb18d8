import Carousel from '@mui/icons-material/ViewCarouselOutlined'
import type { ResourceDefinition } from 'react-admin'
import { sliderSample } from './sample'

export const sliders: ResourceDefinition = {
  name: 'sliders',
  icon: Carousel,
  recordRepresentation: 'title',
  options: { sample: sliderSample, copy: { marked: 'title', reset: ['key'] } },
}
