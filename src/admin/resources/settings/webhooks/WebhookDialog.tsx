import { Alert } from '@mui/material'
import { useState } from 'react'
import { TextInput, useDataProvider, useTranslate } from 'react-admin'
import {
  type MadeWebhook,
  type Webhook,
  type WebhookInput,
  webhookEvents,
  webhookSchema,
} from '../../../../domain/webhookSchema'
import { DialogForm } from '../../../components/form/DialogForm'
import { SwitchInput } from '../../../components/form/SwitchInput'
import type { AppDataProvider } from '../../../providers/data/types'
import { errorBody, isHttpError } from '../../../providers/http/httpError'
import { EventsInput } from './EventsInput'
import { nameOfWebhook, useEventWords } from './useEventWords'

interface WebhookDialogProps {
  /** That is changed; without one a new one is added. */
  of?: Webhook
  onMade: (made: MadeWebhook) => void
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/** Adds an endpoint, or changes what of it was changed here. */
export default function WebhookDialog({ of, onMade, onChanged, onClose }: WebhookDialogProps) {
  const provider = useDataProvider<AppDataProvider>()
  /** As somebody else left it meanwhile. */
  const [theirs, setTheirs] = useState<Webhook>()
  const send = async (form: WebhookInput, once: string) => {
    const input = inOrder(form)
    try {
      if (of) await provider.changeWebhook(theirs ?? of, changesOf(of, input))
      else onMade((await provider.addWebhook(input, once)).data)
      await onChanged()
    } catch (error) {
      // It may be there, or be another by now.
      await onChanged()
      const current = isHttpError(error) && error.status === 409 && of && errorBody(error)?.data
      if (current) setTheirs({ ...of, ...current })
      throw error
    }
  }
  return (
    <DialogForm<WebhookInput>
      title={of ? 'webhooks.change_title' : 'webhooks.add_title'}
      confirm={of ? 'components.form.save' : 'webhooks.add'}
      size="sm"
      schema={webhookSchema}
      defaultValues={of ? inputOf(of) : { url: '', events: [], is_active: true }}
      send={send}
      onClose={onClose}
    >
      <TextInput
        source="url"
        label="resources.settings.fields.url"
        helperText="webhooks.url_hint"
        isRequired
        autoFocus
        slotProps={{
          htmlInput: { dir: 'ltr', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
        }}
      />
      <SwitchInput source="is_active" label="webhooks.fields.is_active" />
      <EventsInput />
      {theirs && <ChangedMeanwhile of={theirs} />}
    </DialogForm>
  )
}

const inputOf = ({ url, events, is_active }: WebhookInput): WebhookInput => ({ url, events, is_active })

const inOrder = ({ events, ...form }: WebhookInput): WebhookInput => ({
  ...form,
  events: webhookEvents.filter((event) => events.includes(event)),
})

/** Only the fields that were changed here: others stay as somebody else leaves them. */
function changesOf(before: Webhook, after: WebhookInput): Partial<WebhookInput> {
  const was = inOrder(inputOf(before))
  return {
    ...(was.url !== after.url && { url: after.url }),
    ...(was.is_active !== after.is_active && { is_active: after.is_active }),
    ...(was.events.join() !== after.events.join() && { events: after.events }),
  }
}

function ChangedMeanwhile({ of }: { of: Webhook }) {
  const translate = useTranslate()
  const { event } = useEventWords()
  const state = translate(`webhooks.${of.is_active ? 'on' : 'off'}`)
  const now = [nameOfWebhook(of), state, of.events.map(event).join(', ')].join(' · ')
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {translate('webhooks.changed_by_other', { now })}
    </Alert>
  )
}
