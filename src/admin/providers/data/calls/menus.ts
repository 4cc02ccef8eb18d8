import type { LinkAnswer } from '../../../../domain/siteLinks'
import { special } from './call'

export const menuCalls = {
  /** What stands where links within the site lead. */
  linkStates: special({
    call: async (http, urls: readonly string[], signal?: AbortSignal) =>
      (await http<{ data: LinkAnswer[] }>('/menus/links', { method: 'POST', body: { urls }, signal })).data,
  }),
}
