import { TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { makeCode, syntaxFault } from '../../../../domain/codes'
import { useToldAtOnce } from '../../../components/form/useToldAtOnce'
import { usePostTypes } from '../../../components/types/usePostTypes'

const examples = [1, 2] as const
const slotProps = {
  htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false },
  formHelperText: { 'aria-live': 'polite' },
} as const

export function SyntaxInput({ source }: { source: string }) {
  const translate = useTranslate()
  const types = usePostTypes()
  const syntax = String(useWatch({ name: source }) ?? '')
  const type = types.find(({ style }) => style === 'product')?.slug ?? 'san-pham'
  useToldAtOnce(source, syntaxFault(syntax))
  const codes = examples.map((n) => makeCode(syntax, { n, at: new Date(), type })).join(', ')
  return (
    <TextInput
      source={source}
      isRequired
      autoComplete="off"
      slotProps={slotProps}
      helperText={translate('resources.settings.example.codes', { codes: `\u2066${codes}\u2069` })}
    />
  )
}
