import Widgets from '@mui/icons-material/WidgetsOutlined'
import { TextInput } from 'react-admin'
import { widgetDefinitionSchema } from '../../../domain/widgetSchema'
import { SortableCards } from '../../components/cards/SortableCards'
import { inputsOf } from '../../components/crud/inputsOf'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { growing } from '../../components/form/growing'
import { IconInput } from '../../components/icon/IconInput'
import { SlugInput } from '../../components/slugs/SlugInput'
import { FillLink } from './FillLink'
import { fieldCards, fieldsAt } from './fieldCards'
import { LostValues } from './LostValues'
import { OwnSource } from './OwnSource'
import { SuggestInput } from './SuggestInput'
import { WidgetKey } from './WidgetKey'

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
