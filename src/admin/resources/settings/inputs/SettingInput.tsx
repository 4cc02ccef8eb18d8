import { SelectInput, TextInput } from 'react-admin'
import { currencies, knownSettings, type SettingKey } from '../../../../domain/settings'
import { PhoneInput } from '../../../components/form/PhoneInput'
import { ImageInput } from '../../../components/media/ImageInput'
import { EmailsInput } from './EmailsInput'
import { FaviconInput } from './FaviconInput'
import { ScriptInput } from './ScriptInput'
import { SyntaxInput } from './SyntaxInput'
import { TypesInput } from './TypesInput'

const choices = currencies.map((id) => ({ id, name: `resources.settings.currency.${id}` }))
const latin = { htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } } as const

export function SettingInput({ source }: { source: SettingKey }) {
  const { kind } = knownSettings[source]
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
    case 'currency':
      return <SelectInput source={source} choices={choices} isRequired helperText={false} />
    case 'types':
      return <TypesInput source={source} />
    case 'syntax':
      return <SyntaxInput source={source} />
    case 'script':
      return <ScriptInput source={source} />
    default:
      return <TextInput source={source} autoComplete="off" helperText={false} />
  }
}
