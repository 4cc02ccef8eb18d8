import { useMediaQuery, useTheme } from '@mui/material'

/** Narrower than 768 px; correct in the first render. */
export const useIsPhone = (): boolean => useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
