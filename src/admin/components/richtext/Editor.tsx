import { Box, FormHelperText, FormLabel } from '@mui/material'
import { EditorContent, useEditor } from '@tiptap/react'
import { TiptapEditorProvider } from 'ra-input-rich-text'
import { useEffect, useRef } from 'react'
import { InputHelperText, useInput, useTranslate } from 'react-admin'
import { extensions } from './extensions'
import { editorStyle } from './style'
import { Toolbar } from './Toolbar'
import './editor.css'

export interface EditorProps {
  source: string
  label: string
}

/**
 * The editor itself, out of react-admin's parts. Its own input writes every change back into the editor,
 * which takes away redo; this one does so only with what came from elsewhere. What is made here is
 * sanitised by the schema when it is saved.
 */
export default function Editor({ source, label }: EditorProps) {
  const translate = useTranslate()
  const { id, field, fieldState } = useInput({ source, defaultValue: '' })
  const value = typeof field.value === 'string' ? field.value : ''
  const written = useRef(value)
  const change = useRef(field.onChange)
  change.current = field.onChange

  const editor = useEditor(
    {
      extensions,
      content: value,
      // Its own style element would be one that the content policy does not know: editor.css has it.
      injectCSS: false,
      editorProps: {
        attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label` },
      },
      onUpdate: ({ editor }) => {
        written.current = editor.isEmpty ? '' : editor.getHTML()
        change.current(written.current)
      },
    },
    [id],
  )

  useEffect(() => {
    if (editor.isDestroyed || value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <Box sx={editorStyle} onBlur={() => field.onBlur()}>
      <FormLabel
        component="span"
        id={`${id}-label`}
        error={fieldState.invalid}
        onClick={() => editor.commands.focus()}
        sx={{ fontSize: '0.85rem', display: 'block', mb: 0.75 }}
      >
        {translate(label, { _: label })}
      </FormLabel>
      <TiptapEditorProvider value={editor}>
        <Toolbar area={source} />
        <EditorContent editor={editor} />
      </TiptapEditorProvider>
      {fieldState.error?.message && (
        <FormHelperText error>
          <InputHelperText error={fieldState.error.message} />
        </FormHelperText>
      )}
    </Box>
  )
}
