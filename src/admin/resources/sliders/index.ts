import Carousel from '@mui/icons-material/ViewCarouselOutlined'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { lazyPage } from '../../startup/lazyPage'

export const sliders: EntityProps = {
  name: 'sliders',
  icon: Carousel,
  recordRepresentation: 'title',
  list: lazyPage(() => import('./SliderList')),
  create: lazyPage(() => import('./SliderForm')),
  edit: lazyPage(() => import('./SliderForm')),
  options: {
    path: paths.sliders,
    aliases: ['/settings/slider'],
    menu: { section: 'site', group: 'appearance', label: 'resources.sliders.name' },
    list: { goKey: 'k' },
    copy: { marked: 'title', reset: ['key'] },
  },
}
