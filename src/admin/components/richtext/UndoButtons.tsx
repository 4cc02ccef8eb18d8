import Redo from '@mui/icons-material/Redo'
import Undo from '@mui/icons-material/Undo'
import { IconButton } from '@mui/material'
import { redo, undo } from '@tiptap/pm/history'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useTranslate } from 'react-admin'

const steps = [
  { name: 'undo', step: undo, icon: Undo, keys: 'Ctrl+Z' },
  { name: 'redo', step: redo, icon: Redo, keys: 'Ctrl+Shift+Z' },
] as const

export function UndoButtons() {
  const translate = useTranslate()
  const editor = useTiptapEditor()
  const can = useEditorState({
    editor,
    selector: ({ editor }) => ({
      undo: !!editor && undo(editor.state),
      redo: !!editor && redo(editor.state),
    }),
  })
  return (
    <span>
      {steps.map(({ name, step, icon: Icon, keys }) => (
        <IconButton
          key={name}
          size="small"
          disabled={!can?.[name]}
          aria-label={translate(`editor.${name}`)}
          aria-keyshortcuts={keys.replace('Ctrl', 'Control')}
          title={`${translate(`editor.${name}`)} (${keys})`}
          onClick={() => {
            step(editor.state, editor.view.dispatch)
            editor.commands.focus()
          }}
        >
          {/* Mirrored in RTL, where back points right. */}
          <Icon
            fontSize="inherit"
            sx={{ transform: ({ direction }) => (direction === 'rtl' ? 'scaleX(-1)' : 'none') }}
          />
        </IconButton>
      ))}
    </span>
  )
}
