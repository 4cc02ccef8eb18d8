import { useStore } from 'react-admin'

/** Rows per page, stored apart from the filters. */
export const usePageSize = (resource: string, usual?: number) =>
  useStore<number | undefined>(`${resource}.perPage`, usual)
