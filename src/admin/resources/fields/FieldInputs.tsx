import { Typography } from '@mui/material'
import { TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type FieldStyle, hasChoices } from '../../../domain/dynamicFields'
import type { DataField } from '../../../domain/fieldSchema'
import { ColumnsInput } from '../../components/fieldBuilder/ColumnsInput'
import { DefaultInput, hasDefault } from '../../components/fieldBuilder/DefaultInput'
import { FieldPreview } from '../../components/fieldBuilder/FieldPreview'
import { FieldStyleInput } from '../../components/fieldBuilder/FieldStyleInput'
import { KeyInput } from '../../components/fieldBuilder/KeyInput'
import { OptionsInput } from '../../components/fieldBuilder/OptionsInput'
import { SourceInput } from '../../components/fieldBuilder/SourceInput'
import { FoldedSection } from '../../components/form/FoldedSection'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'

export function FieldInputs({ stored }: { stored?: DataField }) {
  const translate = useTranslate()
  const style: FieldStyle = useWatch({ name: 'style' }) ?? 'text'
  const summary = (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {translate('resources.fields.help.script')}
    </Typography>
  )
  return (
    <FormColumns
      main={
        <>
          <FormSection title="resources.fields.section.main">
            <TextInput source="title" isRequired helperText={false} />
            <KeyInput source="key" titleSource="title" stored={stored?.key} />
            <FieldStyleInput source="style" stored={stored?.style} />
          </FormSection>
          {hasChoices(style) && (
            <FormSection title="resources.fields.section.options">
              <OptionsInput source="data" />
            </FormSection>
          )}
          {style === 'list' && (
            <FormSection title="resources.fields.section.children">
              <ColumnsInput />
            </FormSection>
          )}
          {style === 'api' && (
            <FormSection title="resources.fields.section.api">
              <SourceInput source="api" />
            </FormSection>
          )}
          {hasDefault(style) && (
            <FormSection title="resources.fields.fields.value">
              <DefaultInput style={style} />
            </FormSection>
          )}
          <FoldedSection title="resources.fields.section.more" source="script" summary={summary}>
            <TextInput
              source="script"
              multiline
              minRows={4}
              helperText={false}
              slotProps={{ htmlInput: { spellCheck: false, dir: 'ltr' } }}
            />
          </FoldedSection>
        </>
      }
      side={
        <FormSection title="resources.fields.section.preview">
          <FieldPreview />
        </FormSection>
      }
    />
  )
}
