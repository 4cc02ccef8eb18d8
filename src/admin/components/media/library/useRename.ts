import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { named } from '../../../../domain/fieldNames'
import { type Media, mediaSchema } from '../../../../domain/mediaSchema'
import { validate } from '../../../../domain/validation'
import { raKeys } from '../../../providers/cache/raKeys'
import { errorBody } from '../../../providers/http/httpError'
import { useFeedback } from '../../form/useFeedback'

/** `rename` resolves to whether it succeeded. */
export function useRename(media: Media) {
  const translate = useTranslate()
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  const { succeeded, sentence } = useFeedback('media')
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  const rename = async (name: string): Promise<boolean> => {
    const { value, errors } = validate(mediaSchema, { name })
    const [wrong] = errors?.name ?? []
    if (!value) {
      const told = wrong && named(wrong, translate('resources.media.fields.name'))
      setError(told && translate(told.key, told.params))
      return false
    }
    setSaving(true)
    try {
      await dataProvider.update('media', { id: media.id, data: value, previousData: media })
      succeeded('updated')
      return true
    } catch (failure) {
      setError(errorBody(failure)?.errors?.name ?? sentence('update_failed', failure))
      // Somebody else has changed the file: the next try uses the current version.
      if (errorBody(failure)?.code === 'conflict')
        void client.invalidateQueries({ queryKey: raKeys.all('media') })
      return false
    } finally {
      setSaving(false)
    }
  }
  return { rename, error, isSaving }
}
