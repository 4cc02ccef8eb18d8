import { guardOf, type ResourceName } from '../../../domain/guards'
import type { Load } from '../../components/definePage'
import type { Screen } from '../../components/screen'
import { type settingPages, settingPath } from '../../components/settings/pages'
import { prefetchList } from '../../providers/cache/prefetch'

const resource: ResourceName = 'settings'

const first = 'general'

const page = (name: (typeof settingPages)[number], load: Load): Screen => ({
  path: settingPath(name),
  title: `resources.settings.page.${name}`,
  resource,
  guard: guardOf(resource, 'list'),
  // One entry for all: the pages name each other beside themselves.
  ...(name === first
    ? { menu: { group: 'settings', section: 'admin', label: 'layout.menu.settings_pages' } as const }
    : { parent: settingPath(first) }),
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
