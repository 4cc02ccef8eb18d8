import Subscript from '@tiptap/extension-subscript'
import Superscript from '@tiptap/extension-superscript'
import { TableKit } from '@tiptap/extension-table'
import { DefaultEditorOptions } from 'ra-input-rich-text'
import { PictureUpload } from './pictures/uploadNode'
import { VideoNode } from './video/node'

/** A click on a link places the cursor instead of opening it; the link's dialog sets its target. */
const link = {
  openOnClick: false,
  autolink: true,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null },
}

/** Everything that the schema's sanitiser allows needs an extension, as the editor drops unknown elements. */
export const extensions = [
  ...(DefaultEditorOptions.extensions ?? []).map((extension) =>
    extension.name === 'starterKit' ? extension.configure({ link }) : extension,
  ),
  TableKit.configure({ table: { resizable: false } }),
  Subscript,
  Superscript,
  PictureUpload,
  VideoNode,
]
