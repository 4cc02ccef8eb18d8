import { guards } from '../../../domain/guards'
import { crudScreens } from '../../components/crud/crudScreens'
import type { Load } from '../../components/definePage'
import { paths } from '../../components/paths'
import type { Screen } from '../../components/screen'

type NewSlip = Parameters<typeof paths.newSlip>[0]

const form = (kind: NewSlip, load: Load): Screen => ({
  path: paths.newSlip(kind),
  title: `resources.slips.title.${kind}`,
  resource: 'slips',
  base: paths.slips,
  parent: paths.slips,
  guard: guards.slips.create,
  width: 'form',
  load,
})

/** Slips are made by forms of their own and canceled, never changed: a slip has a page to read. */
export const slipScreens: Screen[] = [
  {
    path: paths.slipPrint(':id'),
    title: 'resources.slips.print.action',
    resource: 'slips',
    guard: guards.slips.list,
    load: () => import('./print/SlipPrint'),
    bare: true,
  },
  ...crudScreens('slips', {
    path: paths.slips,
    menu: { section: 'stock' },
    list: { load: () => import('./SlipList'), goKey: 'x' },
    edit: () => import('./SlipPage'),
  }),
  form('import', () => import('./make/ImportPage')),
  form('export', () => import('./make/ExportPage')),
  form('transfer', () => import('./make/TransferPage')),
  form('count', () => import('./count/CountPage')),
]
