import { useMediaQuery, useTheme } from '@mui/material'

/** Whether the screen is narrower than 768 (spec §9); known from the first draw on. */
export const useIsPhone = (): boolean => useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
