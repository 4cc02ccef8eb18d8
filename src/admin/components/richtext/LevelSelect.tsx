import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import { Button, Menu, MenuItem } from '@mui/material'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

const levels = [1, 2, 3, 4, 5, 6] as const
type Level = (typeof levels)[number] | 0

const labelOf = (level: Level): string => `ra.tiptap.${level ? `heading${level}` : 'paragraph'}`

/** react-admin's own select is a list item outside of a list, and its name lacks the current value. */
export function LevelSelect() {
  const translate = useTranslate()
  const editor = useTiptapEditor()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const current = useEditorState({
    editor,
    selector: (state): Level => levels.find((level) => state.editor?.isActive('heading', { level })) ?? 0,
  })
  const choose = (level: Level) => {
    setAnchor(null)
    editor
      .chain()
      .focus()
      .setNode(level ? 'heading' : 'paragraph', level ? { level } : {})
      .run()
  }
  const shown = translate(labelOf(current))
  return (
    <>
      <Button
        size="small"
        color="inherit"
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${translate('ra.tiptap.select_level')}: ${shown}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {shown}
      </Button>
      {/* The focus returns to the text, not to the button. */}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disableRestoreFocus>
        {([0, ...levels] as const).map((level) => (
          <MenuItem key={level} selected={level === current} onClick={() => choose(level)}>
            {translate(labelOf(level))}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
