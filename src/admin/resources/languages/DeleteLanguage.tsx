import Delete from '@mui/icons-material/DeleteOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import type { Language } from '../../../domain/languageSchema'
import { ConfirmDialog } from '../../components/form/ConfirmDialog'
import { useFeedback } from '../../components/form/useFeedback'
import { useDeletionNotice } from '../../components/history/useUndo'
import { useLanguageInText, useLanguageName } from './useLanguageName'

/** Deletes a language after confirmation; for the default one it is disabled and says why. */
export function DeleteLanguage({ language }: { language: Language }) {
  const translate = useTranslate()
  const name = useLanguageName()(language.key)
  const inText = useLanguageInText()(language.key)
  const dataProvider = useDataProvider()
  const { failed } = useFeedback('languages')
  const saysDeleted = useDeletionNotice('languages')
  const [state, setState] = useState<'idle' | 'asking' | 'deleting'>('idle')
  const label = translate('resources.languages.delete.one', { name: inText })

  const remove = async () => {
    setState('deleting')
    try {
      const { meta } = await dataProvider.delete('languages', { id: language.id, previousData: language })
      saysDeleted(1, meta)
    } catch (error) {
      failed('delete_failed', error)
      setState('idle')
    }
  }
  return (
    <>
      <Tooltip title={language.is_default ? translate('resources.languages.default.keep') : label}>
        <span>
          <IconButton
            size="small"
            aria-label={label}
            disabled={language.is_default}
            onClick={() => setState('asking')}
          >
            <Delete fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      <ConfirmDialog
        open={state !== 'idle'}
        busy={state === 'deleting'}
        danger
        title={translate('components.form.delete_title', { name })}
        text={translate('resources.languages.delete.text', { name: inText })}
        confirm="components.form.delete"
        onCancel={() => setState('idle')}
        onConfirm={() => void remove()}
      />
    </>
  )
}
