import { Box } from '@mui/material'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type FieldStyle, hasChoices } from '../../../domain/dynamicFields'
import { fieldMaxima } from '../../../domain/fieldSchema'
import { FieldStyleInput } from './FieldStyleInput'
import { KeyInput } from './KeyInput'
import { OptionsInput } from './OptionsInput'
import { inRow, SettingRowsInput } from './SettingRowsInput'
import { SourceInput } from './SourceInput'
import { within } from './within'

const blank = { key: '', title: '', style: 'text', value: '', data: [], api: null }

export const ColumnsInput = ({ at = '' }: { at?: string }) => (
  <SettingRowsInput
    source={within(at, 'children')}
    words="column"
    max={fieldMaxima.children}
    blank={blank}
    nameBy="title"
    first="title"
  >
    {(at) => <Column at={at} />}
  </SettingRowsInput>
)

function Column({ at }: { at: string }) {
  const style: FieldStyle = useWatch({ name: `${at}.style` })
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ ...inRow, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } }}>
        <TextInput
          source={`${at}.title`}
          label="resources.fields.fields.title"
          isRequired
          margin="none"
          helperText={false}
        />
        <KeyInput source={`${at}.key`} titleSource={`${at}.title`} helperText={false} />
        <FieldStyleInput source={`${at}.style`} isInRow mayBeList={false} />
      </Box>
      {hasChoices(style) && <OptionsInput source={`${at}.data`} />}
      {style === 'api' && <SourceInput source={`${at}.api`} />}
    </Box>
  )
}
