import { useEffect, useRef, useState } from 'react'
import { type Distant, distantPicture } from './bring'

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null

const picturesIn = (html: string): Distant[] =>
  [...new DOMParser().parseFromString(html, 'text/html').images].flatMap((image) => {
    const address = image.getAttribute('src')
    return address ? [distantPicture(address, image.alt)] : []
  })

/** Takes files, or pictures of copied HTML, dropped or pasted on the page; returns whether a drag is over it. */
export function usePageDrop(
  onFiles: (files: File[]) => void,
  onPictures?: (pictures: Distant[]) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const receive = useRef({ onFiles, onPictures })
  useEffect(() => {
    receive.current = { onFiles, onPictures }
  })
  useEffect(() => {
    // dragenter of a child fires before dragleave of its parent, so they are counted.
    let depth = 0
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      depth++
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (carriesFiles(event) && --depth <= 0) setOver(false)
    }
    const over = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault()
    }
    const take = (event: Event, data: DataTransfer | null): boolean => {
      const files = [...(data?.files ?? [])]
      if (files.length === 0) return false
      event.preventDefault()
      receive.current.onFiles(files)
      return true
    }
    const drop = (event: DragEvent) => {
      depth = 0
      setOver(false)
      take(event, event.dataTransfer)
    }
    const paste = (event: ClipboardEvent) => {
      const { onPictures } = receive.current
      if (take(event, event.clipboardData) || !onPictures || isField(event.target)) return
      const pictures = picturesIn(event.clipboardData?.getData('text/html') ?? '')
      if (pictures.length > 0) onPictures(pictures)
    }
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener('dragenter', enter, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('drop', drop, { signal })
    window.addEventListener('paste', paste, { signal })
    return () => stop.abort()
  }, [])
  return isOver
}
