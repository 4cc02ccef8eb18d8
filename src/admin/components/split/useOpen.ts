import { useLocation, useNavigate } from 'react-admin'
import { closedQuery, OPEN } from './open'

/** Marks a visit from the list, so that closing goes back instead of adding to the history. */
const fromList = { isFromList: true }

/** The open record of a list, kept in the URL, with functions to open and close. */
export function useOpen() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const id = new URLSearchParams(search).get(OPEN)
  const closed = closedQuery(search)
  const addressOf = (record: string | number): string =>
    `${pathname}${closed ? `${closed}&` : '?'}${OPEN}=${encodeURIComponent(record)}`
  return {
    id,
    addressOf,
    closedAddress: pathname + closed,
    /** Navigation options of links to `addressOf`: from record to record without new history entries. */
    visit: { replace: id !== null, state: id === null ? fromList : state },
    move: (record: string | number) => navigate(addressOf(record), { replace: true, state }),
    close: () => (state?.isFromList ? navigate(-1) : navigate(pathname + closed, { replace: true })),
  }
}
