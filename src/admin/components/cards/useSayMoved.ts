import { useTranslate } from 'react-admin'
import type { Board } from './board'

export function useSayMoved(board: Board): (key: string, to: { owner: string; at: number }) => string {
  const translate = useTranslate()
  return (key, { owner, at }) => {
    const where = {
      name: board.nameOf(key),
      place: at + 1,
      total: board.lists.get(owner)?.keys().length ?? 1,
    }
    return owner === ''
      ? translate('components.sortable.moved', where)
      : translate('parts.cards.moved_within', { ...where, parent: board.nameOf(owner) })
  }
}
