import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'

export interface Places {
  name: (id: UniqueIdentifier) => string
  place: (id: UniqueIdentifier) => { place: number; total: number }
}

export const useAnnouncements = <T extends { id: string | number }>(
  items: readonly T[],
  name: (item: T) => string,
) =>
  usePlaceAnnouncements({
    name: (id) => {
      const item = items.find((each) => each.id === id)
      return item ? name(item) : ''
    },
    place: (id) => ({ place: items.findIndex((each) => each.id === id) + 1, total: items.length }),
  })

/** The same for items outside of a single list. */
export function usePlaceAnnouncements(places: Places) {
  const translate = useTranslate()
  const say = (what: string, id: UniqueIdentifier, at: UniqueIdentifier = id): string =>
    translate(`components.sortable.${what}`, { name: places.name(id), ...places.place(at) })
  const place = useRef<UniqueIdentifier | null>(null)
  const announcements: Announcements = {
    onDragStart({ active }) {
      place.current = active.id
      return say('picked', active.id)
    },
    onDragOver({ active, over }) {
      // On pick-up an item is over itself, which is no move.
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
