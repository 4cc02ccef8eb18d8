import { guardOf, type ResourceName } from '../../../domain/guards'
import type { Load } from '../../components/definePage'
import type { Screen } from '../../components/screen'
import { type settingPages, settingPath } from '../../components/settings/pages'
import { prefetchList } from '../../providers/cache/prefetch'

const resource: ResourceName = 'settings'

const page = (name: (typeof settingPages)[number], load: Load): Screen => ({
  path: settingPath(name),
  title: `resources.settings.page.${name}`,
  resource,
  guard: guardOf(resource, 'list'),
  menu: { group: 'settings', section: 'admin', label: `resources.settings.page.${name}` },
  prefetch: (context) => prefetchList(context, resource),
  load,
})

export const settingScreens: Screen[] = [
  page('general', () => import('./GeneralPage')),
  page('script', () => import('./ScriptPage')),
  page('company', () => import('./CompanyPage')),
  page('copyright', () => import('./CopyrightPage')),
  page('email', () => import('./EmailPage')),
  page('social', () => import('./SocialPage')),
  page('dynamic', () => import('./DynamicPage')),
]
