import { TextInput, useDataProvider, useTranslate } from 'react-admin'
import type { AccessKey, MadeKey } from '../../../domain/keySchema'
import { DayInput } from '../../components/form/DayField'
import { DialogForm } from '../../components/form/DialogForm'
import { SwitchInput } from '../../components/form/SwitchInput'
import { useRights } from '../../providers/auth/rights'
import type { AppDataProvider } from '../../providers/data/types'
import { errorBody } from '../../providers/http/httpError'
import { PermissionMatrix } from '../roles/matrix/PermissionMatrix'
import { type KeyForm, keyFormOf, keyFormSchema, keyInputOf } from './keyForm'

interface KeyDialogProps {
  /** That is changed; without one a new one is made. */
  of?: AccessKey
  onMade: (key: MadeKey) => void
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/** Makes a key, or changes what it may and until when. */
export default function KeyDialog({ of, onMade, onChanged, onClose }: KeyDialogProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { held } = useRights()
  const send = async (form: KeyForm, once: string) => {
    try {
      if (of) await dataProvider.changeKey(of, keyInputOf(form))
      else onMade((await dataProvider.makeKey(keyInputOf(form), once)).data)
    } finally {
      // Also after a failure: the key may be there, or be another by now.
      await onChanged()
    }
  }
  const errorsOf = (error: unknown) => {
    const { expires_at, ...errors } = errorBody(error)?.errors ?? {}
    return expires_at ? { ...errors, day: expires_at } : errors
  }
  return (
    <DialogForm<KeyForm>
      title={of ? translate('access.keys.change_title', { name: of.name }) : 'access.keys.make_title'}
      confirm={of ? 'components.form.save' : 'access.keys.make'}
      size="sm"
      schema={keyFormSchema}
      defaultValues={keyFormOf(of)}
      send={send}
      errorsOf={errorsOf}
      onClose={onClose}
    >
      <TextInput
        source="name"
        label="access.keys.fields.name"
        helperText="access.keys.name_hint"
        isRequired
        autoFocus
      />
      <DayInput source="day" label="access.keys.fields.day" isRequired />
      <SwitchInput
        source="proposes"
        label="access.keys.fields.proposes"
        helperText="access.keys.proposes_hint"
      />
      <PermissionMatrix source="permissions" standing="open" among={held} />
    </DialogForm>
  )
}
