import type { ThemeOptions } from '@mui/material/styles'
import { FieldRoot } from './FieldRoot'
import { spacingStep } from './tokens'

/**
 * Labels stand above their fields, so that a filled field is never mistaken for an empty one and nothing moves on
 * focus. Forms mark optional fields, not required ones.
 */
export const fieldTheme: ThemeOptions['components'] = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', component: FieldRoot },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: spacingStep,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        ...theme.typography.body2,
        fontWeight: 500,
        color: theme.palette.text.primary,
        '&.Mui-focused:not(.Mui-error)': { color: theme.palette.text.primary },
        '&.Mui-disabled': { color: theme.palette.text.secondary },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        // The asterisk of a required field: MUI's, and react-admin's.
        '& [aria-hidden]': { display: 'none' },
        ...theme.typography.body2,
        fontWeight: 500,
        color: theme.palette.text.primary,
        '&.Mui-focused:not(.Mui-error)': { color: theme.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.background.paper,
        '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.text.secondary,
        },
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.palette.field,
        '& > legend': { display: 'none' },
      }),
      input: {
        padding: `${2 * spacingStep}px ${3 * spacingStep}px`,
        variants: [
          { props: { multiline: true }, style: { padding: 0 } },
          { props: ({ ownerState }) => Boolean(ownerState.startAdornment), style: { paddingLeft: 0 } },
          { props: ({ ownerState }) => Boolean(ownerState.endAdornment), style: { paddingRight: 0 } },
        ],
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        minHeight: 'var(--control)',
        // Phones zoom into a focused field whose text is smaller.
        '@media (pointer: coarse)': { fontSize: theme.typography.h3.fontSize },
      }),
      multiline: { padding: `${2 * spacingStep}px ${3 * spacingStep}px` },
      input: ({ theme }) => ({
        height: theme.typography.body1.lineHeight,
        '&:placeholder-shown': { textOverflow: 'ellipsis' },
        '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
        // Always shown, since the label stands above.
        'label + .MuiInputBase-root &::placeholder': { opacity: '1 !important' },
      }),
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: ({ theme }) => ({
        '&&': { minHeight: theme.typography.body1.lineHeight },
        // A select without a border has no other sign of the focus.
        '&.MuiInput-input:focus-visible': {
          outline: `2px solid ${theme.palette.primary.main}`,
          outlineOffset: 1,
          borderRadius: spacingStep,
        },
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
          paddingBlock: spacingStep,
          '& .MuiAutocomplete-input': {
            padding: `${spacingStep}px`,
            paddingInlineStart: `${2 * spacingStep}px`,
          },
        },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        marginInline: 0,
        // Keeps the hint of a disabled field readable.
        '&.Mui-disabled': { color: theme.palette.text.secondary },
      }),
    },
  },
}
