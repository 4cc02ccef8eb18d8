import { Box } from '@mui/material'
import { TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { fieldMaxima } from '../../../domain/fieldSchema'
import { useSlugs } from '../slugs/useSlugs'
import { keyFromTitle } from './keyFromTitle'
import { inRow, SettingRowsInput } from './SettingRowsInput'

export const OptionsInput = ({ source }: { source: string }) => (
  <SettingRowsInput
    source={source}
    words="option"
    max={fieldMaxima.choices}
    blank={{ value: '', label: '' }}
    nameBy="label"
    first="label"
  >
    {(at) => <Option at={at} />}
  </SettingRowsInput>
)

function Option({ at }: { at: string }) {
  const { getValues, setValue } = useFormContext()
  const slugs = useSlugs(!getValues(`${at}.value`))
  const suggest = () => {
    const label = String(getValues(`${at}.label`) ?? '').trim()
    if (label && !getValues(`${at}.value`))
      setValue(`${at}.value`, keyFromTitle(label, slugs) || label, { shouldDirty: true })
  }
  return (
    <Box sx={inRow}>
      <TextInput
        source={`${at}.label`}
        label="resources.fields.option.label"
        isRequired
        margin="none"
        helperText={false}
        onBlur={suggest}
      />
      <TextInput
        source={`${at}.value`}
        label="resources.fields.option.value"
        isRequired
        margin="none"
        helperText={false}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
    </Box>
  )
}
