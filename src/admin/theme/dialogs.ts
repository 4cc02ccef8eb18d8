import type { ThemeOptions } from '@mui/material/styles'
import { spacingStep } from './tokens'

/** Dialogs and messages: on a phone a dialog fills the screen, and a question sits at its foot, near the thumb. */
export const dialogs: ThemeOptions['components'] = {
  MuiDialog: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      container: ({ theme }) => ({
        [theme.breakpoints.down('sm')]: { '&:has(> .MuiDialog-paperWidthXs)': { alignItems: 'flex-end' } },
      }),
      paper: ({ theme }) => ({
        boxShadow: theme.shadows[8],
        [theme.breakpoints.down('sm')]: {
          margin: 0,
          width: '100%',
          maxWidth: '100%',
          maxHeight: '100%',
          borderRadius: 0,
          '&:not(.MuiDialog-paperWidthXs)': { height: '100%' },
          '&.MuiDialog-paperWidthXs': {
            borderStartStartRadius: theme.shape.borderRadius,
            borderStartEndRadius: theme.shape.borderRadius,
          },
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: `${5 * spacingStep}px ${6 * spacingStep}px ${3 * spacingStep}px` } },
  },
  MuiDialogContent: {
    styleOverrides: { root: { paddingInline: 6 * spacingStep, paddingBottom: 2 * spacingStep } },
  },
  MuiDialogContentText: { styleOverrides: { root: ({ theme }) => theme.typography.body1 } },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: `${4 * spacingStep}px ${6 * spacingStep}px ${5 * spacingStep}px`,
        flexWrap: 'wrap',
        rowGap: 2 * spacingStep,
      },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body1, borderRadius: theme.shape.borderRadius }),
    },
  },
  // Success is expected, so its message is quiet.
  RaNotification: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .RaNotification-success': {
          backgroundColor: theme.palette.text.primary,
          color: theme.palette.background.paper,
        },
      }),
    },
  },
}
