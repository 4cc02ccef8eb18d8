import type { LinkAnswer } from '../../../../domain/siteLinks'
import { special } from './call'

export const menuCalls = {
  /** States of the targets of internal links. */
  linkStates: special({
    call: async (http, urls: readonly string[], signal?: AbortSignal) =>
      (await http<{ data: LinkAnswer[] }>('/menus/links', { method: 'POST', body: { urls }, signal })).data,
  }),
}
