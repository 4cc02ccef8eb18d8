import { Box, Typography } from '@mui/material'
import { TextInput, useSourceContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type FieldStyle, hasChoices } from '../../../domain/dynamicFields'
import { WholePaths } from '../../components/dynamic/WholePaths'
import { ColumnsInput } from '../../components/fieldBuilder/ColumnsInput'
import { DefaultInput } from '../../components/fieldBuilder/DefaultInput'
import { FieldPreview } from '../../components/fieldBuilder/FieldPreview'
import { FieldStyleInput } from '../../components/fieldBuilder/FieldStyleInput'
import { KeyInput } from '../../components/fieldBuilder/KeyInput'
import { OptionsInput } from '../../components/fieldBuilder/OptionsInput'
import { inRow } from '../../components/fieldBuilder/SettingRowsInput'
import { SourceInput } from '../../components/fieldBuilder/SourceInput'

export function FieldCard() {
  const at = useSourceContext().getSource('')
  return (
    <WholePaths>
      <Settings at={at} />
    </WholePaths>
  )
}

function Settings({ at }: { at: string }) {
  const translate = useTranslate()
  const [style = 'text', was]: [FieldStyle?, string?] = useWatch({ name: [`${at}.style`, `${at}.was`] })
  return (
    <>
      <Box sx={{ ...inRow, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } }}>
        <TextInput
          source={`${at}.title`}
          label="resources.fields.fields.title"
          isRequired
          margin="none"
          helperText={false}
        />
        <KeyInput source={`${at}.key`} titleSource={`${at}.title`} stored={was} helperText={false} />
        <FieldStyleInput source={`${at}.style`} isInRow />
      </Box>
      {hasChoices(style) && <OptionsInput source={`${at}.data`} />}
      {style === 'list' && <ColumnsInput at={at} />}
      {style === 'api' && <SourceInput source={`${at}.api`} />}
      <DefaultInput style={style} at={at} helperText={false} />
      <Typography variant="subtitle2" component="p" sx={{ mt: 1 }}>
        {translate('resources.widgets.field.preview')}
      </Typography>
      <FieldPreview at={at} />
    </>
  )
}
