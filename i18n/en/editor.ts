/** The rich-text editor: its tools, and the link dialog. */
export const editor = {
  loading: 'Loading the editor…',
  toolbar: 'Text formatting',
  link: {
    title: 'Link',
    url: 'Address',
    text: 'Text shown',
    new_tab: 'Open in a new tab',
    apply: 'Set link',
    remove: 'Remove link',
  },
}

/** Words that the editor's own buttons look for under `ra.tiptap`. */
export const tiptap = {
  align_center: 'Center',
  align_justify: 'Justify',
  align_left: 'Align left',
  align_right: 'Align right',
  blockquote: 'Quote',
  bold: 'Bold',
  clear_format: 'Clear formatting',
  code: 'Code',
  color: 'Text color',
  current_level: 'Current style',
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  heading4: 'Heading 4',
  heading5: 'Heading 5',
  heading6: 'Heading 6',
  highlight: 'Highlight',
  image: 'Insert picture',
  image_dialog: 'Picture address',
  italic: 'Italic',
  link: 'Set a link',
  list_bulleted: 'Bulleted list',
  list_numbered: 'Numbered list',
  paragraph: 'Paragraph',
  select_level: 'Choose a style',
  strike: 'Strikethrough',
  underline: 'Underline',
}
