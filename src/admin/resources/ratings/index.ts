import StarBorder from '@mui/icons-material/StarBorderOutlined'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { headline } from '../../components/voices/headline'
import { lazyPage } from '../../startup/lazyPage'

/** Customers rate on the site, so there is no create form. */
export const ratings: EntityProps = {
  name: 'ratings',
  icon: StarBorder,
  recordRepresentation: headline,
  list: lazyPage(() => import('./RatingList')),
  edit: lazyPage(() => import('./RatingPage')),
  options: {
    path: paths.ratings,
    menu: { section: 'content', waits: ['ratings'] },
    list: { goKey: 'p' },
  },
}
