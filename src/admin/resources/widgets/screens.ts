import { guards } from '../../../domain/guards'
import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'
import type { Screen } from '../../components/screen'
import { prefetchList } from '../../providers/cache/prefetch'

/** Where widgets are defined, and a page for each type where they are filled in. */
export const widgetScreens: Screen[] = [
  ...crudScreens('widgets', {
    path: paths.widgets,
    menu: { group: 'widgets', section: 'site', label: 'resources.widgets.title.list' },
    list: { load: () => import('./WidgetList'), goKey: 'j' },
    create: () => import('./WidgetForm'),
    edit: () => import('./WidgetForm'),
  }),
  {
    path: '/widgets/:type',
    title: 'resources.widgets.title.fill',
    resource: 'widgets',
    base: paths.widgets,
    guard: guards.widgets.list,
    parent: paths.widgets,
    width: 'form',
    menu: { group: 'widgets', section: 'site', each: 'widgetTypes' },
    load: () => import('./fill/FillPage'),
    prefetch: (context) => prefetchList(context, 'widgets', { type: context.params.type }),
  },
]
