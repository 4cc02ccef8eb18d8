import { type Editor, Node, ReactNodeViewRenderer } from '@tiptap/react'
import { videoOf } from '../../../../domain/video'
import { VideoView } from './VideoView'

/** A YouTube or Vimeo video in a text: URL of its player, and its title as accessible name. */
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

/** Inserts a video and moves the cursor behind it, so that the next insertion does not replace it. */
export const insertVideo = (editor: Editor, src: string, title: string): boolean =>
  editor
    .chain()
    .focus()
    .insertContent([{ type: 'video', attrs: { src, title } }, { type: 'paragraph' }])
    .run()

/** Turns the URL of a video pasted into an empty paragraph into the video; returns whether it did. */
export function pasteVideo(editor: Editor, event: ClipboardEvent): boolean {
  const { $from, empty } = editor.state.selection
  const video = videoOf(event.clipboardData?.getData('text/plain') ?? '')
  const isAlone = empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0
  if (!video || !isAlone) return false
  event.preventDefault()
  return insertVideo(editor, video.src, '')
}
