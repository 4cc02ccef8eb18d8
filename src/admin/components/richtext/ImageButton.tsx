import ImageIcon from '@mui/icons-material/Image'
import { ToggleButton } from '@mui/material'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useMay } from '../../providers/auth/rights'
import { useMediaPicker } from '../media/useMediaPicker'

/** Puts a picture of the library where the cursor is; shown to those who may see the library. */
export function ImageButton({ area }: { area: string }) {
  const translate = useTranslate()
  const editor = useTiptapEditor()
  const seesLibrary = useMay('media', 'list')
  const request = { area: `${area}-${useId()}`, type: 'image' as const }
  const { pick, dialog } = useMediaPicker(request, ([src]) => {
    if (src) editor?.chain().focus().insertContent({ type: 'image', attrs: { src } }).run()
  })
  if (!seesLibrary) return null
  const label = translate('ra.tiptap.image')
  return (
    <>
      <ToggleButton value="image" size="small" aria-label={label} title={label} onClick={pick}>
        <ImageIcon fontSize="inherit" />
      </ToggleButton>
      {dialog}
    </>
  )
}
