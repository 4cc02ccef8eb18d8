import { bulkRoute } from '../../crud/bulk'
import { crud } from '../../crud/crud'
import { exportRoute } from '../../crud/exportRoute'
import { changeRow, whereRow } from '../../crud/write'
import type { GuardedRoute } from '../../http/route'
import { fetchRoute } from './fetch'
import { focusRoute } from './focus'
import { media } from './media'
import { mergeRoute } from './merge'
import { removeOfMany, removeRoute } from './remove'
import { replaceRoute } from './replace'
import { tagsRoute } from './tags'
import { uploadRoute } from './upload'
import { usesRoute } from './uses'

export const mediaRoutes: GuardedRoute[] = [
  ...crud(media, ['GET', 'PATCH']),
  exportRoute(media),
  bulkRoute(media, {
    update: (call, id, data) => changeRow(call, media, whereRow(media, id), data),
    delete: removeOfMany,
  }),
  uploadRoute,
  fetchRoute,
  removeRoute,
  replaceRoute,
  mergeRoute,
  usesRoute,
  tagsRoute,
  focusRoute,
]
