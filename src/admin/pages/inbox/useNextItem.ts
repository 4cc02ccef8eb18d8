import { useLayoutEffect, useRef } from 'react'
import { useOpen } from '../../components/split/useOpen'
import { marked } from '../../keys/marks'

interface Handled {
  id: string | number
  thread_id?: number | null
}

/** Opens the next item after some were handled, or focuses it if none is open; whoever has gone elsewhere meanwhile stays there. */
export function useNextItem<T extends Handled>(
  items: readonly T[],
  leave: (ids: ReadonlySet<T['id']>) => void,
) {
  const { id: open, addressOf, closedAddress, move, close } = useOpen()
  const address = open === null ? closedAddress : addressOf(open)
  const here = useRef<string>(undefined)
  useLayoutEffect(() => {
    here.current = address
    return () => {
      here.current = undefined
    }
  }, [address])
  const wanted = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const link = document.querySelector<HTMLElement>(marked('open', wanted.current))
    wanted.current = undefined
    link?.focus()
  })
  return (gone: readonly T[]) => {
    if (!gone.length) return
    // A reply handles all items of its thread.
    const threads = new Set(gone.map(({ thread_id = null }) => thread_id).filter((id) => id !== null))
    const isGone = ({ id, thread_id = null }: T) =>
      gone.some((each) => each.id === id) ||
      (thread_id !== null && gone.length === 1 && threads.has(thread_id))
    const at = items.findIndex(({ id }) => id === gone[0]?.id)
    const left = (list: readonly T[]) => list.find((item) => !isGone(item))
    const next = left(items.slice(at)) ?? left(items.slice(0, Math.max(0, at)).toReversed())
    leave(new Set(gone.map(({ id }) => id)))
    if (here.current !== address) return
    if (open !== null && gone.some(({ id }) => String(id) === open)) {
      if (next) void move(next.id)
      else close()
    } else if (open === null) wanted.current = next && String(next.id)
  }
}
