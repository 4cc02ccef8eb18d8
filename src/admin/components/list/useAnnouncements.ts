import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'

/** Screen reader announcements while an item is moved, in the interface language. */
export function useAnnouncements<T extends { id: string | number }>(
  items: readonly T[],
  name: (item: T) => string,
) {
  const translate = useTranslate()
  const say = (what: string, id: UniqueIdentifier, at: UniqueIdentifier = id): string => {
    const item = items.find((each) => each.id === id)
    const place = items.findIndex((each) => each.id === at) + 1
    return translate(`components.sortable.${what}`, {
      name: item ? name(item) : '',
      place,
      total: items.length,
    })
  }
  const place = useRef<UniqueIdentifier | null>(null)
  const announcements: Announcements = {
    onDragStart({ active }) {
      place.current = active.id
      return say('picked', active.id)
    },
    onDragOver({ active, over }) {
      // On pick-up an item is over itself; that is not a move.
      if (!over || over.id === place.current) return undefined
      place.current = over.id
      return say('moved', active.id, over.id)
    },
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('canceled', active.id),
  }
  return {
    announcements,
    screenReaderInstructions: { draggable: translate('components.sortable.instructions') },
  }
}
