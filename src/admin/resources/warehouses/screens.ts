import { guards } from '../../../domain/guards'
import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'
import type { PrefetchContext, Screen } from '../../components/screen'
import { prefetchRecord } from '../../providers/cache/prefetch'

// Whoever sends orders knows the warehouses too; these pages are for those who fill them.
const guard = ['manage-warehouses', 'edit-warehouses'] as const
const page = `${paths.warehouses}/:id`
const prefetch = (context: PrefetchContext) => prefetchRecord(context, 'warehouses', context.params.id)
const load = () => import('./WarehousePage')

export const warehouseScreens: Screen[] = [
  ...crudScreens('warehouses', {
    path: paths.warehouses,
    menu: { section: 'stock' },
    list: { load: () => import('./WarehouseList'), guard, goKey: 'w' },
    create: () => import('./WarehouseForm'),
    edit: { load, title: 'resources.warehouses.section' },
  }),
  {
    path: `${page}/:part`,
    title: 'resources.warehouses.section',
    resource: 'warehouses',
    base: paths.warehouses,
    parent: paths.warehouses,
    width: 'form',
    guard,
    load,
    prefetch,
  },
  {
    path: `${page}/edit`,
    title: 'resources.warehouses.title.edit',
    resource: 'warehouses',
    base: paths.warehouses,
    parent: page,
    width: 'form',
    guard: guards.warehouses.update,
    load: () => import('./WarehouseForm'),
    prefetch,
  },
]
