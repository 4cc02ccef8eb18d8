import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { useDataProvider, useListContext, useTranslate } from 'react-admin'
import type { Language } from '../../../domain/languageSchema'
import { languageSchema } from '../../../domain/languageSchema'
import { validate } from '../../../domain/validation'
import { PendingButton } from '../../components/form/PendingButton'
import { useFeedback } from '../../components/form/useFeedback'
import { errorBody } from '../../providers/http/httpError'
import { SiteLanguagePicker } from './SiteLanguagePicker'

export default function AddLanguageDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const titleId = useId()
  const dataProvider = useDataProvider()
  const { data = [] } = useListContext<Language>()
  const { succeeded, failed } = useFeedback('languages')
  const [key, setKey] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  // The new key stays selectable: it is in the list before the dialog closes.
  const taken = useMemo(
    () => data.map((language) => language.key).filter((other) => other !== key),
    [data, key],
  )

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const { value, errors } = validate(languageSchema, { key: key ?? '' })
    if (errors) return setError(translate(errors.key?.[0]?.key ?? 'validation.language'))
    setSaving(true)
    try {
      await dataProvider.create('languages', { data: value })
      succeeded('created')
      onClose()
    } catch (reason) {
      const said = errorBody(reason)?.errors?.key
      if (said) setError(said)
      else failed('create_failed', reason)
      setSaving(false)
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <DialogTitle id={titleId}>{translate('resources.languages.add.title')}</DialogTitle>
        <DialogContent sx={{ '&&': { pt: 1 } }}>
          <SiteLanguagePicker
            taken={taken}
            value={key}
            onChange={(chosen) => {
              setKey(chosen)
              setError(undefined)
            }}
            error={error}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('common.close')}</Button>
          <PendingButton type="submit" variant="contained" pending={isSaving}>
            {translate('resources.languages.add.save')}
          </PendingButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
