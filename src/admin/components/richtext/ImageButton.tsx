import ImageIcon from '@mui/icons-material/Image'
import { ToggleButton } from '@mui/material'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMay } from '../../providers/auth/rights'
import { useMediaPicker } from '../media/useMediaPicker'
import { ImageDialog } from './ImageDialog'

interface Asked {
  src: string
  alt: string
  isThere: boolean
}

/** Inserts an image with its description; editing one's description needs no access to the media library. */
export function ImageButton({ area }: { area: string }) {
  const translate = useTranslate()
  const editor = useTiptapEditor()
  const seesLibrary = useMay('media', 'list')
  const [asked, setAsked] = useState<Asked | null>(null)
  const request = { area: `${area}-${useId()}`, type: 'image' as const }
  const { pick, dialog } = useMediaPicker(request, ([src], [file]) => {
    // Proposes the library's description, to be adapted to this text.
    if (src) setAsked({ src, alt: file?.alt ?? '', isThere: false })
  })
  const isOnImage = useEditorState({ editor, selector: (state) => state.editor?.isActive('image') ?? false })
  if (!editor || (!seesLibrary && !isOnImage)) return null

  const describe = () => {
    const { src, alt } = editor.getAttributes('image')
    setAsked({ src: String(src ?? ''), alt: String(alt ?? ''), isThere: true })
  }
  const close = () => {
    setAsked(null)
    // After the dialog has returned the focus to the button.
    setTimeout(() => editor.commands.focus())
  }
  const apply = (alt: string) => {
    if (asked?.isThere) editor.chain().updateAttributes('image', { alt }).run()
    else
      editor
        .chain()
        .insertContent({ type: 'image', attrs: { src: asked?.src, alt } })
        .run()
    close()
  }
  const label = translate(isOnImage ? 'editor.image.edit' : 'ra.tiptap.image')
  return (
    <>
      <ToggleButton
        value="image"
        size="small"
        selected={isOnImage}
        aria-label={label}
        title={label}
        onClick={isOnImage ? describe : pick}
      >
        <ImageIcon fontSize="inherit" />
      </ToggleButton>
      {dialog}
      {asked && (
        <ImageDialog
          src={asked.src}
          alt={asked.alt}
          apply={`editor.image.${asked.isThere ? 'save' : 'insert'}`}
          onApply={apply}
          onClose={close}
        />
      )}
    </>
  )
}
