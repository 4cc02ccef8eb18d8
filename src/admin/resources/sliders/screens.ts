import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'

/** Sliders of the site; they are among the settings and in the appearance. */
export const sliderScreens = crudScreens('sliders', {
  path: paths.sliders,
  aliases: ['/settings/slider'],
  menu: { section: 'site', group: 'appearance', label: 'resources.sliders.name' },
  list: { load: () => import('./SliderList'), goKey: 'k' },
  create: () => import('./SliderForm'),
  edit: () => import('./SliderForm'),
})
