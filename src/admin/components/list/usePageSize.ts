import { useStore } from 'react-admin'

/** How many rows a person wants on a page of a list: a habit, kept apart from what is looked for. */
export const usePageSize = (resource: string, usual?: number) =>
  useStore<number | undefined>(`${resource}.perPage`, usual)
