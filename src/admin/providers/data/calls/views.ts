import type { View, ViewInput } from '../../../../domain/viewSchema'
import { special } from './call'

/** Guards changes made in another window from being overwritten or deleted unseen. */
const seen = ({ version }: View) => ({ 'If-Match': `"${version}"` })

export const viewCalls = {
  getViews: special({ call: (http) => http<{ data: View[] }>('/views') }),
  createView: special({
    call: (http, body: ViewInput) => http<{ data: View }>('/views', { method: 'POST', body }),
  }),
  updateView: special({
    call: (http, view: View, change: Partial<ViewInput>) =>
      http<{ data: View }>(`/views/${view.id}`, { method: 'PATCH', body: change, headers: seen(view) }),
  }),
  deleteView: special({
    call: (http, view: View) => http<void>(`/views/${view.id}`, { method: 'DELETE', headers: seen(view) }),
  }),
}
