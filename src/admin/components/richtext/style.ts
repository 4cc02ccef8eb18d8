/** The page that is written on, and the pictures and quotes on it. */
export const editorStyle = {
  my: 1,
  '& .RaRichTextInput-editorContent .ProseMirror': {
    minHeight: 160,
    maxHeight: '60vh',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    p: 1.5,
    bgcolor: 'background.paper',
    lineHeight: 1.65,
    '&:hover': { bgcolor: 'background.paper' },
    '&:focus': { bgcolor: 'background.paper', outline: '2px solid', outlineColor: 'primary.main' },
    '& img': { maxWidth: '100%', height: 'auto', borderRadius: 1 },
    '& a': { color: 'primary.main' },
    // Each paragraph reads in the direction of its own script, whatever that of the interface.
    '& :is(p, li, h1, h2, h3, h4, h5, h6)': { unicodeBidi: 'plaintext' },
    '& h1, & h2, & h3, & h4, & h5, & h6': { lineHeight: 1.3, mt: 2, mb: 1 },
    '& blockquote': {
      mx: 0,
      my: 1.5,
      paddingInlineStart: 2,
      borderInlineStart: '3px solid',
      borderColor: 'divider',
      color: 'text.secondary',
    },
  },
} as const
