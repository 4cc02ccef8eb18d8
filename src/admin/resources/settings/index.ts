import Settings from '@mui/icons-material/SettingsOutlined'
import { backupGuard } from '../../../domain/backups'
import { guards } from '../../../domain/guards'
import type { Screen } from '../../components/screens/screen'
import type { EntityProps } from '../../components/screens/screensOf'
import { deliveriesPath, type settingPages, settingPath } from '../../components/settings/pages'
import { prefetchList } from '../../providers/cache/prefetch'
import { type LazyPage, lazyPage } from '../../startup/lazyPage'

const first = settingPath('general')

const page = (name: (typeof settingPages)[number], code: LazyPage): Screen => ({
  path: settingPath(name),
  title: `resources.settings.page.${name}`,
  resource: 'settings',
  guard: guards.settings.list,
  base: first,
  parent: first,
  prefetch: (context) => prefetchList(context, 'settings'),
  page: code,
})

export const settings: EntityProps = {
  name: 'settings',
  icon: Settings,
  recordRepresentation: ({ key, title }) => title || key,
  list: lazyPage(() => import('./GeneralPage')),
  options: {
    path: first,
    // A single menu entry for all pages.
    menu: { group: 'settings', section: 'admin', label: 'layout.menu.settings_pages' },
    list: { title: 'resources.settings.page.general', goKey: 'z' },
    pages: [
      page(
        'site',
        lazyPage(() => import('./SitePage')),
      ),
      page(
        'script',
        lazyPage(() => import('./ScriptPage')),
      ),
      page(
        'company',
        lazyPage(() => import('./CompanyPage')),
      ),
      page(
        'payment',
        lazyPage(() => import('./PaymentPage')),
      ),
      page(
        'copyright',
        lazyPage(() => import('./CopyrightPage')),
      ),
      page(
        'email',
        lazyPage(() => import('./EmailPage')),
      ),
      page(
        'social',
        lazyPage(() => import('./SocialPage')),
      ),
      page(
        'dynamic',
        lazyPage(() => import('./DynamicPage')),
      ),
      {
        ...page(
          'backup',
          lazyPage(() => import('./backup/BackupPage')),
        ),
        guard: backupGuard,
      },
      page(
        'api',
        lazyPage(() => import('./ApiPage')),
      ),
      page(
        'webhooks',
        lazyPage(() => import('./webhooks/WebhookList')),
      ),
      {
        ...page(
          'webhooks',
          lazyPage(() => import('./webhooks/Deliveries')),
        ),
        path: deliveriesPath(':id'),
        title: 'webhooks.deliveries.title',
        width: 'form',
        parent: settingPath('webhooks'),
      },
      {
        ...page(
          'jobs',
          lazyPage(() => import('./jobs/JobList')),
        ),
        prefetch: (context) => prefetchList(context, 'jobs'),
      },
    ],
  },
}
