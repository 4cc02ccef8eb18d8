import type { AccessKey, MadeKey } from '../../../../domain/keySchema'
import { postOnce, special } from './call'

export type AccessKeyInput = Pick<AccessKey, 'name' | 'permissions' | 'proposes' | 'expires_at'>

export const keyCalls = {
  keysOf: special({
    call: (http, user: number) => http<{ data: AccessKey[] }>('/keys', { query: { user_id: String(user) } }),
  }),
  /** The answer alone has the secret. */
  makeKey: special({
    call: (http, input: AccessKeyInput, key: string) =>
      postOnce<{ data: MadeKey }>(http, '/keys', input, key),
  }),
  changeKey: special({
    call: (http, { id, version }: AccessKey, input: AccessKeyInput) =>
      http<{ data: AccessKey }>(`/keys/${id}`, {
        method: 'PATCH',
        body: input,
        headers: { 'If-Match': String(version) },
      }),
  }),
  endKey: special({
    call: async (http, id: number) => {
      await http(`/keys/${id}`, { method: 'DELETE' })
      return { data: null }
    },
  }),
}
