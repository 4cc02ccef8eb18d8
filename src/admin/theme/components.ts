import type { Theme, ThemeOptions } from '@mui/material/styles'
import { dialogs } from './dialogs'
import { fieldTheme } from './fields'
import { box, control, spacingStep, sticky, textSizes } from './tokens'

/** On touch screens controls are as high as a finger is wide. */
const touch = '@media (pointer: coarse)'

export const focusRing = ({ palette }: Theme) => ({
  outline: `2px solid ${palette.primary.main}`,
  outlineOffset: 1,
})

export const components: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: {
      ':root': {
        ...sticky,
        '--control': `${control.medium}px`,
        '--control-small': `${control.small}px`,
        '--row': `${control.touch}px`,
        [touch]: { '--control': `${control.touch}px`, '--control-small': `${control.medium}px` },
      },
      // Keeps focused and targeted elements clear of sticky bars.
      html: {
        scrollPaddingTop: `calc(var(--bar) + ${2 * spacingStep}px)`,
        scrollPaddingBottom: `calc(var(--bottom-bar, 0px) + ${2 * spacingStep}px)`,
      },
      body: { fontFeatureSettings: '"tnum", "cv05"', overflowX: 'hidden' },
      ':focus-visible': { outlineOffset: 2 },
      a: { color: 'inherit' },
    },
  },
  MuiButtonBase: {
    // A page has hundreds of buttons, and each ripple has a mounting cost; focus and hover are still visible.
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        textTransform: 'none',
        whiteSpace: 'nowrap',
        minHeight: 'var(--control)',
        paddingBlock: spacingStep,
        variants: [
          { props: { size: 'small' }, style: { minHeight: 'var(--control-small)', paddingBlock: 0 } },
          // Equal to MUI's own padding.
          { props: { variant: 'text' }, style: { '--inset': '8px', paddingInline: 'var(--inset)' } },
          { props: { variant: 'text', size: 'small' }, style: { '--inset': '5px' } },
        ],
      },
      outlined: ({ theme }) => ({
        variants: [{ props: { color: 'inherit' }, style: { borderColor: theme.palette.field } }],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: 'var(--control)',
        minHeight: 'var(--control)',
        padding: spacingStep,
        variants: [
          {
            props: { size: 'small' },
            style: { minWidth: 'var(--control-small)', minHeight: 'var(--control-small)', padding: 2 },
          },
        ],
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        textTransform: 'none',
        whiteSpace: 'nowrap',
        minHeight: 'var(--control)',
        paddingBlock: 0,
        // MUI's own colour is too faint on the page background.
        color: theme.palette.text.secondary,
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        textTransform: 'none',
        minHeight: 'var(--control)',
        minWidth: 0,
        padding: `${spacingStep}px ${3 * spacingStep}px`,
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 'var(--control)' },
      scrollButtons: { '&.Mui-disabled': { width: 0 } },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.palette.divider }) },
  },
  MuiCardContent: {
    styleOverrides: {
      root: {
        padding: 4 * spacingStep,
        // Even on all sides: no extra room below, and none from the margin of the last field.
        '&:last-child': { paddingBottom: 4 * spacingStep },
        '& > :last-child': { marginBottom: 0 },
      },
    },
  },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider }),
      head: ({ theme }) => ({
        '&&': { height: 'var(--list-head)' },
        fontWeight: 600,
        color: theme.palette.text.secondary,
        whiteSpace: 'nowrap',
      }),
      sizeSmall: { paddingTop: spacingStep, paddingBottom: spacingStep, height: 'var(--row)' },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 'var(--control)' } } },
  MuiBreadcrumbs: { styleOverrides: { root: ({ theme }) => theme.typography.caption } },
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme }) => ({ width: box.avatar, height: box.avatar, ...theme.typography.body1 }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        padding: `${spacingStep}px ${2 * spacingStep}px`,
      }),
    },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { fontSize: `${textSizes.small / 16}rem` } },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { flexWrap: 'wrap' } }),
      message: ({ theme }) => ({ flex: `1 1 ${theme.spacing(25)}`, minWidth: 0 }),
    },
  },
  ...fieldTheme,
  ...dialogs,
}
