import Warehouse from '@mui/icons-material/WarehouseOutlined'
import { guards } from '../../../domain/guards'
import { paths } from '../../components/screens/paths'
import type { PrefetchContext } from '../../components/screens/screen'
import type { EntityProps } from '../../components/screens/screensOf'
import { prefetchRecord } from '../../providers/cache/prefetch'
import { lazyPage } from '../../startup/lazyPage'

// Users who send orders may read warehouses, too; these pages are for those who fill them.
const guard = ['manage-warehouses', 'edit-warehouses'] as const

const warehousePath = `${paths.warehouses}/:id`
const warehousePage = lazyPage(() => import('./WarehousePage'))
const form = lazyPage(() => import('./WarehouseForm'))

const part = {
  resource: 'warehouses',
  base: paths.warehouses,
  width: 'form',
  prefetch: (context: PrefetchContext) => prefetchRecord(context, 'warehouses', context.params.id),
} as const

export const warehouses: EntityProps = {
  name: 'warehouses',
  icon: Warehouse,
  recordRepresentation: 'name',
  list: lazyPage(() => import('./WarehouseList')),
  create: form,
  edit: warehousePage,
  options: {
    path: paths.warehouses,
    menu: { section: 'stock' },
    list: { guard, goKey: 'w' },
    edit: { title: 'resources.warehouses.section' },
    forceByName: true,
    pages: [
      {
        ...part,
        path: `${warehousePath}/:part`,
        title: 'resources.warehouses.section',
        parent: paths.warehouses,
        guard,
        page: warehousePage,
      },
      {
        ...part,
        path: `${warehousePath}/edit`,
        title: 'resources.warehouses.title.edit',
        parent: warehousePath,
        guard: guards.warehouses.update,
        page: form,
      },
    ],
  },
}
