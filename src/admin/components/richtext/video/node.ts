import { type Editor, Node, ReactNodeViewRenderer } from '@tiptap/react'
import { videoOf } from '../../../../domain/video'
import { VideoView } from './VideoView'

/** A film of YouTube or Vimeo in a text: the address of its player, and its title for those who cannot see it. */
export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '', parseHTML: (element) => videoOf(element.getAttribute('src') ?? '')?.src },
    title: { default: '' },
  }),
  parseHTML: () => [
    {
      tag: 'iframe[src]',
      getAttrs: (element) => (videoOf(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['iframe', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(VideoView),
})

/** Puts a film at the cursor, which goes on after it: what is put there next does not take its place. */
export const insertVideo = (editor: Editor, src: string, title: string): boolean =>
  editor
    .chain()
    .focus()
    .insertContent([{ type: 'video', attrs: { src, title } }, { type: 'paragraph' }])
    .run()

/** Whether what was pasted is the address of a film in a paragraph of its own: it becomes the film. */
export function pasteVideo(editor: Editor, event: ClipboardEvent): boolean {
  const { $from, empty } = editor.state.selection
  const video = videoOf(event.clipboardData?.getData('text/plain') ?? '')
  const isAlone = empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0
  if (!video || !isAlone) return false
  event.preventDefault()
  return insertVideo(editor, video.src, '')
}
