import type { GetListResult } from 'react-admin'
import type { Style } from '../../../../domain/type'
import type { PostType } from '../../../../domain/typeSchema'
import { type PrefetchTools, prefetchList } from '../../../providers/cache/prefetch'
import { raKeys } from '../../../providers/cache/raKeys'
import { type OnDemand, onDemand } from '../../../startup/onDemand'
import type { StyleForm, StyleList } from './style'

interface StyleParts {
  list: OnDemand<StyleList>
  form: OnDemand<StyleForm>
}

/** Own parts of each style; articles have none. */
export const styleParts: Partial<Record<Style, StyleParts>> = {
  product: {
    list: onDemand(() => import('./product/list')),
    form: onDemand(() => import('./product/form')),
  },
  course: {
    list: onDemand(() => import('./course/list')),
    form: onDemand(() => import('./course/form')),
  },
}

export async function fetchStyle(
  tools: PrefetchTools,
  typeId: number,
  part: keyof StyleParts,
): Promise<void> {
  await prefetchList(tools, 'types')
  const type = tools.client
    .getQueriesData<GetListResult<PostType>>({ queryKey: raKeys.lists('types') })
    .flatMap(([, types]) => types?.data ?? [])
    .find(({ id }) => id === typeId)
  if (type) await styleParts[type.style]?.[part].preload()
}
