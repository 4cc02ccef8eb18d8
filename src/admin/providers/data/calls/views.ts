import type { View, ViewInput } from '../../../../domain/viewSchema'
import { special } from './call'

/** A person's own saved views of all lists. */
export const viewCalls = {
  getViews: special({ call: (http) => http<{ data: View[] }>('/views') }),
  createView: special({
    call: (http, body: ViewInput) => http<{ data: View }>('/views', { method: 'POST', body }),
  }),
  updateView: special({
    call: (http, id: number, body: Partial<ViewInput>) =>
      http<{ data: View }>(`/views/${id}`, { method: 'PATCH', body }),
  }),
  deleteView: special({
    call: (http, id: number) => http<void>(`/views/${id}`, { method: 'DELETE' }),
  }),
}
