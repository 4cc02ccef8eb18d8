import { FormHelperText } from '@mui/material'
import { type Editor, useEditorState } from '@tiptap/react'
import { useNotify, useTranslate } from 'react-admin'
import { useHold } from '../../form/hold'
import { isBusy } from '../../media/upload/uploads'
import { useUploads } from '../../media/upload/useUploads'
import { uploadsIn } from './uploadNode'

/** Blocks a save while pictures of the text are uploading or have failed, and tells so. */
export function UploadNotice({ editor }: { editor: Editor }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { items } = useUploads()
  const standing = useEditorState({ editor, selector: ({ editor }) => uploadsIn(editor).join() })
  const ids = standing ? standing.split(',').map(Number) : []
  const busy = ids.filter((id) => items.some((item) => item.id === id && isBusy(item))).length
  const failed = ids.length - busy
  const sentence = busy
    ? translate('editor.pictures.coming', { smart_count: busy })
    : translate('editor.pictures.failed', { smart_count: failed })
  useHold(ids.length > 0, () => notify(sentence, { type: 'warning' }))
  if (ids.length === 0) return null
  return (
    <FormHelperText role="status" error={!busy}>
      {sentence}
    </FormHelperText>
  )
}
