import Ballot from '@mui/icons-material/BallotOutlined'
import type { PrefetchContext } from '../../components/screens/screen'
import type { EntityProps } from '../../components/screens/screensOf'
import { prefetchList, prefetchRecord } from '../../providers/cache/prefetch'
import { lazyPage } from '../../startup/lazyPage'

const fetchGroup = (context: PrefetchContext) =>
  Promise.all([prefetchList(context, 'types'), prefetchRecord(context, 'groups', context.params.groupID)])

export const fields: EntityProps = {
  name: 'fields',
  icon: Ballot,
  recordRepresentation: 'title',
  list: lazyPage(() => import('./FieldList')),
  create: lazyPage(() => import('./FieldCreate')),
  edit: lazyPage(() => import('./FieldEdit')),
  options: {
    path: '/posts/data-group/:typeID/data-field/:groupID',
    list: {
      parent: '/posts/data-group/:typeID',
      // More users may read fields (to write posts); this list is for those who manage them.
      guard: 'list-fields',
      prefetch: (context) =>
        Promise.all([
          fetchGroup(context),
          prefetchList(context, 'fields', { group_id: Number(context.params.groupID) }),
        ]),
    },
    create: { prefetch: fetchGroup },
    edit: {
      prefetch: (context) =>
        Promise.all([fetchGroup(context), prefetchRecord(context, 'fields', context.params.id)]),
    },
    copy: { marked: 'title', reset: ['key', 'sort'] },
  },
}
