import { useStore } from 'react-admin'
import { useRights } from '../../providers/auth/rights'

export interface Recent {
  to: string
  title: string
}

const maxRecent = 8

/** Recent pages of this account in this browser, newest first; cleared on sign-out. */
export function useRecent() {
  const id = useRights().profile?.id ?? ''
  return useStore<Recent[]>(`recent.${id}`, noRecent)
}
const noRecent: Recent[] = []

/** Puts the open page first, without its former entry. */
export const withRecent = (list: readonly Recent[], page: Recent): Recent[] =>
  [page, ...withoutRecent(list, page.to)].slice(0, maxRecent + 1)

export const withoutRecent = (list: readonly Recent[], address: string): Recent[] =>
  list.filter(({ to }) => to !== address)
