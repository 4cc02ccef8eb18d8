import type { Theme } from '@mui/material/styles'
import { box, control, text } from '../../theme/tokens'

const handle = {
  position: 'absolute',
  zIndex: 2,
  width: text.small,
  height: text.small,
  borderRadius: 0.25,
  border: '1px solid',
  borderColor: 'background.paper',
  bgcolor: 'primary.main',
}

/** The look of the page, and of pictures, quotes and links on it. */
export const editorStyle = {
  my: 1,
  minWidth: 0,
  // The text can be long, so the toolbar is sticky; it is one row, whatever the width, so that nothing moves when it
  // comes.
  '& .toolbar': {
    position: 'sticky',
    top: 'var(--bar)',
    zIndex: 3,
    height: control.touch,
    display: 'flex',
    alignItems: 'center',
    overflowX: 'auto',
    overflowY: 'hidden',
    bgcolor: 'background.paper',
    border: 1,
    borderBottom: 0,
    borderColor: 'divider',
    borderStartStartRadius: ({ shape }: Theme) => shape.borderRadius,
    borderStartEndRadius: ({ shape }: Theme) => shape.borderRadius,
    '& .RaRichTextInputToolbar-root': { flexWrap: 'nowrap', '& > *': { mb: 0 } },
    '& > *': { flexShrink: 0 },
  },
  // The text as it is until its editor comes, and in it.
  '& :is(.ProseMirror, .text)': {
    minHeight: box.editor,
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    p: 1.5,
    border: 1,
    borderColor: 'divider',
    borderEndStartRadius: ({ shape }: Theme) => shape.borderRadius,
    borderEndEndRadius: ({ shape }: Theme) => shape.borderRadius,
    bgcolor: 'background.paper',
    lineHeight: 1.65,
    '&:hover': { borderColor: 'text.secondary' },
    '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
    '& > :first-of-type': { mt: 0 },
    '& > :last-child': { mb: 0 },
    '& p': { my: 1 },
    '& img': { maxWidth: '100%', height: 'auto', borderRadius: 1 },
    '& a': { color: 'primary.main' },
    '& .tableWrapper': { overflowX: 'auto', my: 1.5 },
    '& table': { borderCollapse: 'collapse', width: '100%' },
    '& :is(td, th)': {
      border: 1,
      borderColor: 'divider',
      px: 1,
      py: 0.5,
      minWidth: box.handle,
      verticalAlign: 'top',
      textAlign: 'left',
      '& p': { my: 0 },
    },
    '& th': { bgcolor: 'background.default', fontWeight: 600 },
    '& .selectedCell': { bgcolor: 'primary.light' },
    // Each paragraph has the direction of its own script, whatever the interface's.
    '& :is(p, li, h1, h2, h3, h4, h5, h6)': { unicodeBidi: 'plaintext' },
    '& :is(h1, h2, h3, h4, h5, h6)': { lineHeight: 1.3, mt: 2, mb: 1 },
    '& blockquote': {
      mx: 0,
      my: 1.5,
      paddingInlineStart: 2,
      borderInlineStart: '3px solid',
      borderColor: 'divider',
      color: 'text.secondary',
    },
    "& [data-resize-handle='top-left']": { ...handle, top: -5, left: -5, cursor: 'nwse-resize' },
    "& [data-resize-handle='top-right']": { ...handle, top: -5, right: -5, cursor: 'nesw-resize' },
    "& [data-resize-handle='bottom-left']": { ...handle, bottom: -5, left: -5, cursor: 'nesw-resize' },
    "& [data-resize-handle='bottom-right']": { ...handle, bottom: -5, right: -5, cursor: 'nwse-resize' },
  },
} as const
