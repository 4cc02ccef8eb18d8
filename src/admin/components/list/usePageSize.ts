import { useStore } from 'react-admin'

/** The preferred number of rows per page; stored separately from the filters. */
export const usePageSize = (resource: string, usual?: number) =>
  useStore<number | undefined>(`${resource}.perPage`, usual)
