import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'

export const warehouseScreens = crudScreens('warehouses', {
  path: paths.warehouses,
  menu: { section: 'content' },
  // Whoever sends orders knows the warehouses too; this list is for those who fill them.
  list: {
    load: () => import('./WarehouseList'),
    guard: ['manage-warehouses', 'edit-warehouses'],
    goKey: 'w',
  },
  create: () => import('./WarehouseForm'),
  edit: () => import('./WarehouseForm'),
})
