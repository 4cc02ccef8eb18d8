import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Widget } from '../../../domain/widgetSchema'
import { KeyInput } from '../../components/fieldBuilder/KeyInput'
import { useToldAtOnce } from '../../components/form/useToldAtOnce'
import { useAllWidgets } from './useAllWidgets'

/** The key of a widget: a new one follows the title. That another widget has it is told at once. */
export function WidgetKey() {
  const record = useRecordContext<Widget>()
  const { data = [] } = useAllWidgets()
  const key = String(useWatch({ name: 'key' }) ?? '').trim()
  const isTaken = data.some((widget) => widget.key === key && widget.id !== record?.id)
  useToldAtOnce('key', isTaken ? { key: 'validation.widget_key_taken' } : undefined)
  return (
    <KeyInput
      source="key"
      titleSource="title"
      stored={record?.key}
      label="resources.widgets.fields.key"
      helperText="resources.widgets.help.key"
    />
  )
}
