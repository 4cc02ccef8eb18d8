import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'

export const supplierScreens = crudScreens('suppliers', {
  path: paths.suppliers,
  menu: { section: 'stock' },
  // Whoever fills warehouses chooses among them; this list is for those who manage them.
  list: { load: () => import('./SupplierList'), guard: 'list-suppliers', goKey: 'v' },
  create: () => import('./SupplierForm'),
  edit: () => import('./SupplierForm'),
})
