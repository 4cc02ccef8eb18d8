import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Widget } from '../../../domain/widgetSchema'
import { KeyInput } from '../../components/fieldBuilder/KeyInput'
import { useToldAtOnce } from '../../components/form/useToldAtOnce'
import { useAllWidgets } from './useAllWidgets'

/** The key of a widget; follows the title of a new one, and warns at once if another widget has it. */
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
