import type { PostInput } from '../../../../domain/postSchema'
import { special } from './call'

/** Where the site draws a post as it is typed. */
export interface SitePage {
  /** The same as long as the page at the address only has to be drawn anew. */
  id: string
  url: string
  expires_at: string
}

export const previewCalls = {
  /** Null where there is no site. */
  previewPost: special({
    call: async (http, id: number, values: Partial<PostInput>, signal?: AbortSignal) =>
      (
        await http<{ data: SitePage | null }>(`/posts/${id}/preview`, {
          method: 'POST',
          body: values,
          signal,
        })
      ).data,
  }),
}
