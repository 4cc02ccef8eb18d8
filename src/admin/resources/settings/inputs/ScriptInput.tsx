import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { scriptFault } from '../../../../domain/scriptFaults'
import { useToldAtOnce } from '../../../components/form/useToldAtOnce'

const slotProps = {
  htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false, wrap: 'off' },
  formHelperText: { 'aria-live': 'polite' },
} as const

/** Markup for the pages of the site; what would break them is told as it is typed. */
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
      // Code begins on the left, wherever a page does.
      sx={{ '&& textarea': { fontFamily: 'monospace', overflowX: 'auto !important', textAlign: 'start' } }}
    />
  )
}
