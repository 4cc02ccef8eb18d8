import { useMediaQuery, useTheme } from '@mui/material'

/** Whether the screen is narrower than 768 px; already correct in the first render. */
export const useIsPhone = (): boolean => useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
