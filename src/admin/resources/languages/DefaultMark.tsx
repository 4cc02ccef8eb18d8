import Star from '@mui/icons-material/Star'
import { Button, Chip } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { Language } from '../../../domain/language'
import { useFeedback } from '../../components/form/useFeedback'
import type { AppDataProvider } from '../../providers/types'
import { useLanguageName } from './useLanguageName'

/** Says which language is the default, and makes another one it. */
export function DefaultMark({ language }: { language: Language }) {
  const translate = useTranslate()
  const notify = useNotify()
  const nameOf = useLanguageName()
  const { failed } = useFeedback('languages')
  const dataProvider = useDataProvider<AppDataProvider>()
  const [isBusy, setBusy] = useState(false)
  if (language.is_default)
    return (
      <Chip
        icon={<Star />}
        color="primary"
        variant="outlined"
        label={translate('resources.languages.default.is')}
      />
    )

  const name = nameOf(language.key)
  const make = async () => {
    setBusy(true)
    try {
      await dataProvider.setDefaultLanguage(language.key)
      notify(translate('resources.languages.default.done', { name }), { type: 'success' })
    } catch (error) {
      failed('default_failed', error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      disabled={isBusy}
      onClick={() => void make()}
      aria-label={translate('resources.languages.default.make_one', { name })}
    >
      {translate('resources.languages.default.make')}
    </Button>
  )
}
