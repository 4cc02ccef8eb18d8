import Star from '@mui/icons-material/Star'
import Outline from '@mui/icons-material/StarBorder'
import { Box, Chip } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { Language } from '../../../domain/languageSchema'
import { PendingButton } from '../../components/form/PendingButton'
import { useFeedback } from '../../components/form/useFeedback'
import type { AppDataProvider } from '../../providers/data/types'
import { useLanguageName } from './useLanguageName'

/** On a phone only the star is shown. */
const fromTablet = { display: { xs: 'none', sm: 'inline-flex' } }

export function DefaultMark({ language }: { language: Language }) {
  const translate = useTranslate()
  const notify = useNotify()
  const nameOf = useLanguageName()
  const { failed } = useFeedback('languages')
  const dataProvider = useDataProvider<AppDataProvider>()
  const [isBusy, setBusy] = useState(false)
  if (language.is_default) {
    const label = translate('resources.languages.default.is')
    return (
      <>
        <Star color="primary" titleAccess={label} sx={{ display: { sm: 'none' }, mx: 0.5 }} />
        <Chip icon={<Star />} color="primary" variant="outlined" label={label} sx={fromTablet} />
      </>
    )
  }

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
    <PendingButton
      size="small"
      startIcon={<Outline />}
      sx={{ minWidth: 0, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 }, ml: 0 } }}
      pending={isBusy}
      onClick={() => void make()}
      aria-label={translate('resources.languages.default.make_one', { name })}
    >
      <Box component="span" sx={fromTablet}>
        {translate('resources.languages.default.make')}
      </Box>
    </PendingButton>
  )
}
