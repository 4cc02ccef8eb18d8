import { useMediaQuery, useTheme } from '@mui/material'
import { useOpen } from './useOpen'

/** Whether there is room for a record beside its list. */
export const useHasRoom = (): boolean => useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true })

/** Whether a record is open beside this list, which then leaves out what the record shows better. */
export function useIsBeside(): boolean {
  const hasRoom = useHasRoom()
  return useOpen().id !== null && hasRoom
}
