import Widgets from '@mui/icons-material/WidgetsOutlined'
import { guards } from '../../../domain/guards'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { prefetchList } from '../../providers/cache/prefetch'
import { lazyPage } from '../../startup/lazyPage'

/** Definitions of parts of the site, with a page for each type to fill them. */
export const widgets: EntityProps = {
  name: 'widgets',
  icon: Widgets,
  recordRepresentation: 'title',
  list: lazyPage(() => import('./WidgetList')),
  create: lazyPage(() => import('./WidgetForm')),
  edit: lazyPage(() => import('./WidgetForm')),
  options: {
    path: paths.widgets,
    menu: { group: 'widgets', section: 'site', label: 'resources.widgets.title.list' },
    list: { goKey: 'j' },
    copy: { marked: 'title', reset: ['key'] },
    pages: [
      {
        path: '/widgets/:type',
        title: 'resources.widgets.title.fill',
        resource: 'widgets',
        base: paths.widgets,
        guard: guards.widgets.list,
        parent: paths.widgets,
        width: 'form',
        menu: { group: 'widgets', section: 'site', each: 'widgetTypes' },
        page: lazyPage(() => import('./fill/FillPage')),
        prefetch: (context) => prefetchList(context, 'widgets', { type: context.params.type }),
      },
    ],
  },
}
