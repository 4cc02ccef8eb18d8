import type { DynamicValues } from '../../../../domain/dynamicFields'
import type { Widget, WidgetType } from '../../../../domain/widgetSchema'
import { special } from './call'

export const widgetCalls = {
  /** Writes a widget's value, unless the widget has changed since. */
  setWidgetValue: special({
    call: (http, { id, version }: Pick<Widget, 'id' | 'version'>, value: DynamicValues) =>
      http<{ data: Widget }>(`/widgets/${id}/value`, {
        method: 'PATCH',
        body: { value },
        headers: { 'If-Match': `"${version}"` },
      }),
    effect: (lists) => lists.stale('widgets', 'history', 'media'),
  }),
  widgetTypes: special({
    call: async (http) => (await http<{ data: WidgetType[] }>('/widgets/types')).data,
  }),
}
