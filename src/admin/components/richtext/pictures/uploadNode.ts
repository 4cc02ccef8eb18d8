import { type Editor, mergeAttributes, Node, ReactNodeViewRenderer } from '@tiptap/react'
import { uploadIdOf } from './keys'
import { UploadView } from './UploadView'

/** Placeholder of an uploading picture; it has no URL, so it is never stored. */
export const PictureUpload = Node.create({
  name: 'pictureUpload',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addAttributes: () => ({
    key: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-upload'),
      renderHTML: ({ key }) => ({ 'data-upload': key }),
    },
    alt: { default: '' },
  }),
  parseHTML: () => [
    {
      tag: 'img[data-upload]',
      priority: 100,
      getAttrs: (element) => uploadIdOf(element.getAttribute('data-upload')) !== undefined && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(UploadView, { as: 'span' }),
})

export function uploadsIn(editor: Editor): number[] {
  const ids: number[] = []
  editor.state.doc.descendants(({ type, attrs }) => {
    const id = type.name === 'pictureUpload' ? uploadIdOf(attrs.key) : undefined
    if (id !== undefined) ids.push(id)
  })
  return ids
}

const written = /<img [^>]*?data-upload="([\w-]+)"[^>]*>/g

/** Cleans HTML by `clean`, but keeps the placeholders that it would remove. */
export function keepingUploads(html: string, clean: (html: string) => string): string {
  const kept: string[] = []
  const marked = html.replace(written, (whole, key) =>
    uploadIdOf(key) === undefined ? '' : `\uE000${kept.push(whole) - 1}\uE001`,
  )
  return clean(marked).replace(/\uE000(\d+)\uE001/g, (_, at) => kept[Number(at)] ?? '')
}
