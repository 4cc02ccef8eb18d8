import type { Editor } from '@tiptap/react'
import { useRef } from 'react'
import { useNotify } from 'react-admin'
import { isSafeLink } from '../../../../domain/links'
import { useMay } from '../../../providers/auth/rights'
import { distantPicture } from '../../media/upload/bring'
import { useUploader } from '../../media/upload/useUploads'
import { cleanPasted } from '../paste/clean'
import { uploadKeyOf } from './keys'
import { filesMeant, ownPath, picturesOfRtf } from './transfer'

/** Handlers of paste and drop: uploads pictures from anywhere to where they were put. */
export function usePictures() {
  const mayUpload = useMay('media', 'create')
  const notify = useNotify()
  const upload = useUploader({ kind: 'image', takesKnown: true })
  const latest = useRef({ mayUpload, notify, upload })
  latest.current = { mayUpload, notify, upload }
  const handlers = useRef<ReturnType<typeof createHandlers>>(undefined)
  handlers.current ??= createHandlers(() => latest.current)
  return handlers.current
}

interface Means {
  mayUpload: boolean
  notify: ReturnType<typeof useNotify>
  upload: ReturnType<typeof useUploader>
}

function createHandlers(means: () => Means) {
  let ofWord: File[] = []

  const refuse = () => means().notify('editor.pictures.forbidden', { type: 'warning' })

  const take = (editor: Editor, files: File[], at?: number): boolean => {
    if (files.length === 0) return false
    const { mayUpload, upload } = means()
    if (!mayUpload) refuse()
    else {
      const nodes = upload(files).map((id) => ({ type: 'pictureUpload', attrs: { key: uploadKeyOf(id) } }))
      const { from, to } = editor.state.selection
      editor
        .chain()
        .insertContentAt(at ?? { from, to }, nodes)
        .run()
    }
    return true
  }

  const takePicture = (image: Element): void => {
    const address = image.getAttribute('src') ?? ''
    const own = ownPath(address)
    const isCounter = ['width', 'height'].some((side) => /^[0-2](px)?$/.test(image.getAttribute(side) ?? ''))
    if (own) image.setAttribute('src', own)
    else if (isCounter) image.remove()
    else if (address) bringIn(image, address)
  }

  const bringIn = (image: Element, address: string): void => {
    const alt = image.getAttribute('alt') ?? ''
    const { mayUpload, upload } = means()
    if (!mayUpload) {
      refuse()
      image.replaceWith(...linkTo(image, address, alt))
      return
    }
    const ours = /^file:/i.test(address) ? ofWord.shift() : undefined
    const [id] = upload([ours ?? distantPicture(address, alt)])
    image.removeAttribute('src')
    if (id !== undefined) image.setAttribute('data-upload', uploadKeyOf(id))
  }

  return {
    paste: (editor: Editor, event: ClipboardEvent): boolean => {
      const { clipboardData } = event
      ofWord = picturesOfRtf(clipboardData?.getData('text/rtf') ?? '')
      if (!take(editor, filesMeant(clipboardData))) return false
      event.preventDefault()
      return true
    },
    drop: (editor: Editor, event: DragEvent): boolean => {
      ofWord = []
      // A drag inside the text moves its content.
      if (editor.view.dragging) return false
      const at = editor.view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
      if (!take(editor, filesMeant(event.dataTransfer), at)) return false
      event.preventDefault()
      return true
    },
    clean: (html: string): string => {
      // Used only if their number matches the places in the text; otherwise it is unknown which belongs where.
      if ((html.match(/<img[^>]*src="?file:/gi) ?? []).length !== ofWord.length) ofWord = []
      return cleanPasted(html, takePicture)
    },
  }
}

function linkTo(image: Element, address: string, alt: string): Element[] {
  if (!isSafeLink(address)) return []
  const link = image.ownerDocument.createElement('a')
  link.href = address
  link.textContent = alt || address
  return [link]
}
