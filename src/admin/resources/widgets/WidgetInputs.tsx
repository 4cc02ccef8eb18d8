import Widgets from '@mui/icons-material/WidgetsOutlined'
import { Button } from '@mui/material'
import { TextInput, useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type Widget, widgetDefinitionSchema } from '../../../domain/widgetSchema'
import { SortableCards } from '../../components/cards/SortableCards'
import { inputsOf } from '../../components/crud/inputsOf'
import { KeyInput } from '../../components/fieldBuilder/KeyInput'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { growing } from '../../components/form/growing'
import { useToldAtOnce } from '../../components/form/useToldAtOnce'
import { IconInput } from '../../components/icon/IconInput'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { SlugInput } from '../../components/slugs/SlugInput'
import { flush } from '../../theme/flush'
import { fieldCards, fieldsAt } from './fieldCards'
import { LostValues } from './LostValues'
import { OwnSource } from './OwnSource'
import { SuggestInput } from './SuggestInput'
import { useAllWidgets } from './useAllWidgets'

function FillLink() {
  const translate = useTranslate()
  const widget = useRecordContext<Widget>()
  if (!widget?.type) return null
  return (
    <Button
      component={ScreenLink}
      to={`${paths.widgetPage(widget.type)}#${encodeURIComponent(widget.key)}`}
      size="small"
      sx={{ justifySelf: 'start', ...flush.start }}
    >
      {translate('resources.widgets.page.fill')}
    </Button>
  )
}

/** The key of a widget; follows the title of a new one, and warns at once if another widget has it. */
function WidgetKey() {
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

const Input = inputsOf(widgetDefinitionSchema, { Text: TextInput, Suggest: SuggestInput })

export const WidgetInputs = () => (
  <FormColumns
    main={
      <>
        <FormSection title="resources.widgets.section.main">
          <Input.Text source="title" isRequired helperText={false} />
          <WidgetKey />
          <Input.Text source="description" multiline helperText={false} slotProps={growing(2, 8)} />
        </FormSection>
        <FormSection title="resources.widgets.section.fields">
          <LostValues />
          <SortableCards source={fieldsAt} kind={fieldCards} />
        </FormSection>
      </>
    }
    below={
      <FormSection title="resources.widgets.section.api">
        <OwnSource />
      </FormSection>
    }
    side={
      <FormSection title="resources.widgets.section.place">
        <Input.Suggest source="type" helperText="resources.widgets.help.type" isRequired />
        <FillLink />
        <Input.Suggest source="group_name" helperText="resources.widgets.help.group" />
        <SlugInput source="group_slug" from="group_name" />
        <IconInput usual={<Widgets />} />
      </FormSection>
    }
  />
)
