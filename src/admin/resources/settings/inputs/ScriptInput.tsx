import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { scriptFault } from '../../../../domain/scriptFaults'
import { useToldAtOnce } from '../../../components/form/useToldAtOnce'

const slotProps = {
  htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false, wrap: 'off' },
  formHelperText: { 'aria-live': 'polite' },
} as const

/** Markup for the pages of the site; checked while the user types. */
export function ScriptInput({ source }: { source: string }) {
  useToldAtOnce(source, scriptFault(String(useWatch({ name: source }) ?? '')))
  return (
    <TextInput
      source={source}
      multiline
      minRows={8}
      maxRows={24}
      autoComplete="off"
      slotProps={slotProps}
      helperText={false}
      // Code is left-aligned in either direction.
      sx={{ '&& textarea': { fontFamily: 'monospace', overflowX: 'auto !important', textAlign: 'start' } }}
    />
  )
}
