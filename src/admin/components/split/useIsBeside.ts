import { useMediaQuery, useTheme } from '@mui/material'
import { useOpen } from './useOpen'

export const useHasRoom = (): boolean => useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true })

/** Whether a record is open beside this list, which then hides columns that the record shows. */
export function useIsBeside(): boolean {
  const hasRoom = useHasRoom()
  return useOpen().id !== null && hasRoom
}
