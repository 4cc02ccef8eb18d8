import Add from '@mui/icons-material/Add'
import { Box, FormHelperText, TextField, Typography } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { named } from '../../../../domain/fieldNames'
import type { Message } from '../../../../domain/message'
import { optionSchema } from '../../../../domain/settingSchema'
import { isKnownSetting } from '../../../../domain/settings'
import { validate } from '../../../../domain/validation'
import { useHold } from '../../../components/form/hold'
import { PendingButton } from '../../../components/form/PendingButton'
import { useFeedback } from '../../../components/form/useFeedback'
import { errorBody } from '../../../providers/http/httpError'

const fields = ['key', 'title', 'value'] as const
type Field = (typeof fields)[number]
type Typed = Record<Field, string>
const blank: Typed = { key: '', title: '', value: '' }

export function NewOption({ taken }: { taken: readonly string[] }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const { succeeded, failed } = useFeedback('settings')
  const frame = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const [typed, setTyped] = useState(blank)
  const [refused, setRefused] = useState<Partial<Typed>>({})
  const [isAsked, setAsked] = useState(false)
  /** Whether a save was held up by the unadded option. */
  const [isHeld, setHeld] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isBegun = fields.some((field) => typed[field].trim() !== '')
  // It is in none of the form's values, so saving or leaving would lose it.
  useHold(isBegun, () => {
    setAsked(true)
    setHeld(true)
  })

  const { value, errors = {} } = validate(optionSchema, typed)
  const keyTyped = typed.key.trim()
  const isTaken = keyTyped !== '' && (isKnownSetting(keyTyped) || taken.includes(keyTyped))
  const messageOf = (field: Field): string => {
    if (field === 'key' && isTaken) return translate('validation.setting_key_taken')
    const [fault] = (errors as Partial<Record<Field, Message[]>>)[field] ?? []
    // Before the first attempt only the key is checked.
    const isTold = isAsked || (field === 'key' && keyTyped !== '')
    if (!fault || !isTold) return refused[field] ?? ''
    const { key, params } = named(fault, translate(`resources.settings.fields.${field}`))
    return translate(key, params)
  }
  const add = async () => {
    setAsked(true)
    if (!value || isTaken) {
      const first = fields.find((field) => (field === 'key' && isTaken) || field in errors)
      frame.current?.querySelector<HTMLElement>(`[name="new_${first}"]`)?.focus()
      return
    }
    setBusy(true)
    try {
      await dataProvider.create('settings', { data: value })
      succeeded('created')
      setTyped(blank)
      setRefused({})
      setAsked(false)
      setHeld(false)
      frame.current?.querySelector<HTMLElement>('[name="new_key"]')?.focus()
    } catch (error) {
      const told = errorBody(error)?.errors
      if (told) setRefused(told)
      else failed('create_failed', error)
    }
    setBusy(false)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter would save the surrounding form.
    event.preventDefault()
    void add()
  }
  return (
    <Box ref={frame} role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={titleId} variant="subtitle2" component="h2">
        {translate('resources.settings.options.new')}
      </Typography>
      <Box sx={row}>
        {fields.map((field) => {
          const message = messageOf(field)
          return (
            <TextField
              key={field}
              name={`new_${field}`}
              required
              label={translate(`resources.settings.fields.${field}`)}
              value={typed[field]}
              onChange={({ target }) => {
                setTyped((before) => ({ ...before, [field]: target.value }))
                setRefused((before) => ({ ...before, [field]: undefined }))
              }}
              onKeyDown={press}
              error={message !== ''}
              helperText={message}
              margin="none"
              autoComplete="off"
              slotProps={
                field === 'key'
                  ? { htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } }
                  : undefined
              }
            />
          )
        })}
        <PendingButton
          startIcon={<Add />}
          variant="outlined"
          pending={isBusy}
          onClick={() => void add()}
          // Aligned with the inputs, between labels above and messages below.
          sx={{ alignSelf: 'start', justifySelf: { xs: 'end', sm: 'auto' }, mt: { sm: 3 } }}
        >
          {translate('resources.settings.options.add')}
        </PendingButton>
      </Box>
      {isHeld && isBegun && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {translate('resources.settings.options.not_added')}
        </FormHelperText>
      )}
    </Box>
  )
}

const row = ({ spacing, breakpoints }: Theme) => ({
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Each field is below its column of the table.
  [breakpoints.up('sm')]: {
    gridTemplateColumns: `calc(20% - ${spacing(1)}) calc(30% - ${spacing(1)}) minmax(0, 1fr) auto`,
  },
})
