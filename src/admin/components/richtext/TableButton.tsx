import Table from '@mui/icons-material/TableChartOutlined'
import { Divider, Menu, MenuItem, ToggleButton } from '@mui/material'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

const changes = [
  ['addRowBefore', 'addRowAfter', 'addColumnBefore', 'addColumnAfter'],
  ['toggleHeaderRow', 'mergeOrSplit'],
  ['deleteRow', 'deleteColumn', 'deleteTable'],
] as const
type Change = (typeof changes)[number][number]

export function TableButton() {
  const translate = useTranslate()
  const editor = useTiptapEditor()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isInTable = useEditorState({
    editor,
    selector: (state) => state.editor?.isActive('table') ?? false,
  })
  const press = (button: HTMLElement) => {
    if (isInTable) setAnchor(button)
    else editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
  }
  const change = (name: Change) => {
    setAnchor(null)
    editor.chain().focus()[name]().run()
  }
  const label = translate(isInTable ? 'editor.table.change' : 'editor.table.insert')
  return (
    <>
      <ToggleButton
        value="table"
        size="small"
        selected={isInTable}
        aria-label={label}
        title={label}
        {...(isInTable && { 'aria-haspopup': 'menu', 'aria-expanded': anchor !== null })}
        onClick={({ currentTarget }) => press(currentTarget)}
      >
        <Table fontSize="inherit" />
      </ToggleButton>
      {/* The focus returns to the text, not to the button. */}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disableRestoreFocus>
        {changes.flatMap((group, index) => [
          index > 0 && <Divider key={`before ${group[0]}`} />,
          ...group.map((name) => (
            <MenuItem key={name} onClick={() => change(name)}>
              {translate(`editor.table.${name}`)}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  )
}
