import type { ThemeOptions } from '@mui/material/styles'

/** Dense lists, spacious forms, tabular numbers. */
export const components: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontFeatureSettings: '"tnum", "cv05"', overflowX: 'hidden' },
      ':focus-visible': { outlineOffset: 2 },
      a: { color: 'inherit' },
    },
  },
  MuiButtonBase: {
    // A page has hundreds of buttons, and each ripple has a mounting cost; focus and hover are still visible.
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { textTransform: 'none', fontWeight: 550, whiteSpace: 'nowrap' } },
  },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 44, minWidth: 0 } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 44 } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.palette.divider }) },
  },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider }),
      head: ({ theme }) => ({ fontWeight: 600, color: theme.palette.text.secondary, whiteSpace: 'nowrap' }),
      sizeSmall: { paddingTop: 8, paddingBottom: 8 },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
  MuiOutlinedInput: {
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.palette.background.paper }) },
  },
  MuiFormHelperText: {
    styleOverrides: {
      // The hint of a field that cannot be changed is still there to be read.
      root: ({ theme }) => ({ marginInline: 2, '&.Mui-disabled': { color: theme.palette.text.secondary } }),
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400 } },
  MuiChip: { defaultProps: { size: 'small' } },
  MuiDialog: { defaultProps: { fullWidth: true } },
}
