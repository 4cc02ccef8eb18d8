import { useStore } from 'react-admin'

export const usePageSize = (resource: string, usual?: number) =>
  useStore<number | undefined>(`${resource}.perPage`, usual)
