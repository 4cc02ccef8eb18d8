import { useEffect, useState } from 'react'
import { SelectInput, TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { bareAccount } from '../../../../domain/banks'
import { makeCode, syntaxFault } from '../../../../domain/codes'
import { faviconFault } from '../../../../domain/favicon'
import type { Message } from '../../../../domain/message'
import { scriptFault } from '../../../../domain/scriptFaults'
import { type KnownSetting, knownSettings, type SettingKey, switchedOn } from '../../../../domain/settings'
import { FigureInput } from '../../../components/form/FigureInput'
import { PhoneInput } from '../../../components/form/PhoneInput'
import { SwitchInput } from '../../../components/form/SwitchInput'
import { useToldAtOnce } from '../../../components/form/useToldAtOnce'
import { ImageInput } from '../../../components/media/ImageInput'
import { choiceLabel } from '../../../components/settings/choiceLabel'
import { usePostTypes } from '../../../components/types/usePostTypes'
import { BankInput } from './BankInput'
import { EmailsInput } from './EmailsInput'
import { TypesInput } from './TypesInput'
import { useToldAgain } from './useToldAgain'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  id: String(hour),
  name: `${String(hour).padStart(2, '0')}:00`,
}))
const latin = { htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } } as const
const told = { ...latin, formHelperText: { 'aria-live': 'polite' } } as const
const code = { ...told, htmlInput: { ...latin.htmlInput, wrap: 'off' } } as const
const examples = [1, 2] as const

/** Markup for the pages of the site; checked while the user types. */
function ScriptInput({ source }: { source: string }) {
  useToldAtOnce(source, scriptFault(String(useWatch({ name: source }) ?? '')))
  return (
    <TextInput
      source={source}
      multiline
      minRows={8}
      maxRows={24}
      autoComplete="off"
      slotProps={code}
      helperText={false}
      // Code is left-aligned in either direction.
      sx={{ '&& textarea': { fontFamily: 'monospace', overflowX: 'auto !important', textAlign: 'start' } }}
    />
  )
}

/** Icon of the site; checks the bytes of a file as soon as it is chosen. */
function FaviconInput({ source }: { source: string }) {
  const url = String(useWatch({ name: source }) ?? '')
  const [fault, setFault] = useState<Message>()
  useEffect(() => {
    setFault(undefined)
    if (!url.startsWith('/files/')) return
    const asking = new AbortController()
    const look = async () => {
      const answer = await fetch(url, { signal: asking.signal })
      const found = answer.ok ? faviconFault(new Uint8Array(await answer.arrayBuffer())) : undefined
      if (!asking.signal.aborted) setFault(found)
    }
    // Without an answer the server checks it on saving.
    look().catch(() => undefined)
    return () => asking.abort()
  }, [url])
  useToldAtOnce(source, fault)
  return <ImageInput source={source} />
}

/** Number of a bank account; takes pasted ones in groups. */
function AccountInput({ source }: { source: string }) {
  useToldAgain(source)
  return (
    <TextInput source={source} parse={bareAccount} autoComplete="off" helperText={false} slotProps={latin} />
  )
}

function SyntaxInput({ source }: { source: string }) {
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
      slotProps={told}
      helperText={translate('resources.settings.example.codes', { codes: `\u2066${codes}\u2069` })}
    />
  )
}

export function SettingInput({ source }: { source: SettingKey }) {
  const { kind, choices = [] }: KnownSetting = knownSettings[source]
  switch (kind) {
    case 'text':
      return <TextInput source={source} multiline minRows={2} helperText={false} />
    case 'picture':
      return <ImageInput source={source} />
    case 'favicon':
      return <FaviconInput source={source} />
    case 'email':
      return <TextInput source={source} type="email" autoComplete="off" helperText={false} />
    case 'emails':
      return <EmailsInput source={source} />
    case 'phone':
      return <PhoneInput source={source} />
    case 'link':
      return <TextInput source={source} type="url" autoComplete="off" helperText={false} slotProps={latin} />
    case 'choice':
      return (
        <SelectInput
          source={source}
          choices={choices.map((id) => ({ id, name: choiceLabel(source, id) }))}
          isRequired
          helperText={false}
        />
      )
    case 'types':
      return <TypesInput source={source} />
    case 'syntax':
      return <SyntaxInput source={source} />
    case 'script':
      return <ScriptInput source={source} />
    case 'switch':
      return <SwitchInput source={source} on={switchedOn} off="" />
    case 'hour':
      return (
        <SelectInput source={source} choices={hours} translateChoice={false} isRequired helperText={false} />
      )
    case 'count':
      return <FigureInput source={source} isKeptAsText isRequired helperText={false} />
    case 'bank':
      return <BankInput source={source} />
    case 'account':
      return <AccountInput source={source} />
    default:
      return <TextInput source={source} autoComplete="off" helperText={false} />
  }
}
