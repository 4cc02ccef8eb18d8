import Subscript from '@tiptap/extension-subscript'
import Superscript from '@tiptap/extension-superscript'
import { TableKit } from '@tiptap/extension-table'
import { DefaultEditorOptions } from 'ra-input-rich-text'

/** A click on a link in the editor places the cursor; where a link opens is as its dialog was told. */
const link = {
  openOnClick: false,
  autolink: true,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null },
}

/** All that the schema lets through has a place here: what the editor did not know, saving would lose. */
export const extensions = [
  ...(DefaultEditorOptions.extensions ?? []).map((extension) =>
    extension.name === 'starterKit' ? extension.configure({ link }) : extension,
  ),
  TableKit.configure({ table: { resizable: false } }),
  Subscript,
  Superscript,
]
