import SwapVert from '@mui/icons-material/SwapVert'
import { guards } from '../../../domain/guards'
import { paths } from '../../components/screens/paths'
import type { Screen } from '../../components/screens/screen'
import type { EntityProps } from '../../components/screens/screensOf'
import type { LazyPage } from '../../startup/lazyPage'
import { lazyPage } from '../../startup/lazyPage'

const form = (kind: Parameters<typeof paths.newSlip>[0], page: LazyPage): Screen => ({
  path: paths.newSlip(kind),
  title: `resources.slips.title.${kind}`,
  resource: 'slips',
  base: paths.slips,
  parent: paths.slips,
  guard: guards.slips.create,
  width: 'form',
  page,
})

/** Slips are made by forms of their own and canceled, never changed, so their page is read-only. */
export const slips: EntityProps = {
  name: 'slips',
  icon: SwapVert,
  recordRepresentation: 'code',
  list: lazyPage(() => import('./SlipList')),
  edit: lazyPage(() => import('./SlipPage')),
  options: {
    path: paths.slips,
    menu: { section: 'stock' },
    list: { goKey: 'x' },
    pages: [
      form(
        'import',
        lazyPage(() => import('./make/ImportSlipPage')),
      ),
      form(
        'export',
        lazyPage(() => import('./make/ExportSlipPage')),
      ),
      form(
        'transfer',
        lazyPage(() => import('./make/TransferSlipPage')),
      ),
      form(
        'count',
        lazyPage(() => import('./count/CountPage')),
      ),
      {
        path: paths.slipPrint(':id'),
        title: 'resources.slips.print.action',
        resource: 'slips',
        guard: guards.slips.list,
        page: lazyPage(() => import('./print/SlipPrint')),
        bare: true,
      },
    ],
  },
}
