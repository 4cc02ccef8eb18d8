import { Box, FormHelperText, FormLabel } from '@mui/material'
import { EditorContent, type Editor as TextEditor, useEditor } from '@tiptap/react'
import { TiptapEditorProvider } from 'ra-input-rich-text'
import { useEffect, useRef } from 'react'
import { InputHelperText, useInput, useTranslate } from 'react-admin'
import { sanitizeHtml } from '../../../domain/html'
import { extensions } from './extensions'
import { UploadNotice } from './pictures/UploadNotice'
import { keepingUploads } from './pictures/uploadNode'
import { usePictures } from './pictures/usePictures'
import { editorStyle } from './style'
import { TextCount } from './TextCount'
import { Toolbar } from './Toolbar'
import { pasteVideo } from './video/node'
import type { Wake } from './wake'
import './editor.css'

export interface EditorProps {
  source: string
  label: string
  wake: Wake
}

const shown = (html: string): string => keepingUploads(html, sanitizeHtml)

/**
 * react-admin's own input writes every change back into the editor, which breaks redo; this one writes only outside
 * changes. HTML is sanitised by the schema on save, and here before it is shown.
 */
export default function Editor({ source, label, wake }: EditorProps) {
  const translate = useTranslate()
  const { id, field, fieldState } = useInput({ source, defaultValue: '' })
  const value = typeof field.value === 'string' ? field.value : ''
  const written = useRef(value)
  const change = useRef(field.onChange)
  change.current = field.onChange

  const self = useRef<TextEditor>(null)
  const pictures = usePictures()
  const editor = useEditor(
    {
      extensions,
      content: shown(value),
      // The content policy would block its style element; editor.css has the styles instead.
      injectCSS: false,
      editorProps: {
        transformPastedHTML: pictures.clean,
        handleDOMEvents: {
          paste: (_view, event) =>
            !!self.current && (pasteVideo(self.current, event) || pictures.paste(self.current, event)),
          drop: (_view, event) => !!self.current && pictures.drop(self.current, event),
        },
        attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label` },
      },
      onUpdate: ({ editor }) => {
        written.current = editor.isEmpty ? '' : editor.getHTML()
        change.current(written.current)
      },
    },
    [id],
  )
  self.current = editor

  useEffect(() => {
    if (editor.isDestroyed || value === written.current) return
    written.current = value
    editor.commands.setContent(shown(value), { emitUpdate: false })
  }, [editor, value])

  useEffect(() => {
    if (!wake.focus || editor.isDestroyed) return
    const pressed = wake.at && editor.view.posAtCoords(wake.at)
    editor.commands.focus(pressed ? pressed.pos : 'start')
  }, [editor, wake])

  return (
    <Box sx={editorStyle} onBlur={() => field.onBlur()}>
      <FormLabel
        component="span"
        id={`${id}-label`}
        error={fieldState.invalid}
        onClick={() => editor.commands.focus()}
        sx={{ display: 'block', mb: 0.5 }}
      >
        {translate(label, { _: label })}
      </FormLabel>
      <TiptapEditorProvider value={editor}>
        <div className="toolbar">
          <Toolbar area={source} />
        </div>
        <EditorContent editor={editor} />
      </TiptapEditorProvider>
      <TextCount editor={editor} />
      <UploadNotice editor={editor} />
      {fieldState.error?.message && (
        <FormHelperText error>
          <InputHelperText error={fieldState.error.message} />
        </FormHelperText>
      )}
    </Box>
  )
}
