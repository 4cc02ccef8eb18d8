import { useLocation, useNavigate } from 'react-admin'
import { closedQuery, OPEN } from './open'

/** Marks a visit that began in the list, so that closing goes back instead of adding to the history. */
const fromList = { isFromList: true }

/** The record that is open beside a list, and ways to open another one or none. It is part of the address. */
export function useOpen() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const id = new URLSearchParams(search).get(OPEN)
  const closed = closedQuery(search)
  const addressOf = (record: string | number): string =>
    `${pathname}${closed ? `${closed}&` : '?'}${OPEN}=${encodeURIComponent(record)}`
  return {
    /** `null` when none is open. */
    id,
    addressOf,
    closedAddress: pathname + closed,
    /** How a link to `addressOf` navigates: from record to record without an entry of the history for each. */
    visit: { replace: id !== null, state: id === null ? fromList : state },
    move: (record: string | number) => navigate(addressOf(record), { replace: true, state }),
    close: () => (state?.isFromList ? navigate(-1) : navigate(pathname + closed, { replace: true })),
  }
}
