import { useStore } from 'react-admin'
import { useRights } from '../../providers/auth/rights'

/** A page that was open lately. */
export interface Recent {
  to: string
  title: string
}

const maxRecent = 8

/** The pages that this account had open last in this browser, newest first; signing out forgets them. */
export function useRecent() {
  const id = useRights().profile?.id ?? ''
  return useStore<Recent[]>(`recent.${id}`, noRecent)
}
const noRecent: Recent[] = []

/** With the page that is open now first, and each once. */
export const withRecent = (list: readonly Recent[], page: Recent): Recent[] =>
  [page, ...withoutRecent(list, page.to)].slice(0, maxRecent + 1)

/** Without the page at this address. */
export const withoutRecent = (list: readonly Recent[], address: string): Recent[] =>
  list.filter(({ to }) => to !== address)
