import { Box, FormHelperText, FormLabel } from '@mui/material'
import type { ReactNode } from 'react'
import { FieldTitle, type InputHelperTextProps, useTranslate, ValidationError } from 'react-admin'
import type { FieldError } from 'react-hook-form'

interface ImageFieldProps {
  id: string
  source: string
  label?: string | false
  isRequired?: boolean
  helperText?: InputHelperTextProps['helperText']
  error?: string
  children: ReactNode
}

/** Frame of an image input: label, error or hint, grouped for screen readers. */
export function ImageField({ id, source, label, isRequired, helperText, error, children }: ImageFieldProps) {
  const translate = useTranslate()
  const described = [isRequired && `${id}-required`, (error || helperText) && `${id}-text`].filter(Boolean)
  const hint = typeof helperText === 'string' ? translate(helperText, { _: helperText }) : helperText
  return (
    <Box
      role="group"
      aria-labelledby={label === false ? undefined : `${id}-label`}
      aria-describedby={described.join(' ') || undefined}
      sx={{ my: 1, minWidth: 0 }}
    >
      {label !== false && (
        <FormLabel component="span" id={`${id}-label`} error={Boolean(error)}>
          <FieldTitle label={label} source={source} isRequired={isRequired} />
        </FormLabel>
      )}
      {isRequired && (
        <span id={`${id}-required`} hidden>
          {translate('components.form.required')}
        </span>
      )}
      <Box sx={{ mt: 0.5 }}>{children}</Box>
      {(error || helperText) && (
        <FormHelperText id={`${id}-text`} error={Boolean(error)} sx={{ mx: 0 }}>
          {error ? <ValidationError error={error} /> : hint}
        </FormHelperText>
      )}
    </Box>
  )
}

/** The first message of an error on a list or its items. */
export function messageOf(error: FieldError | undefined): string | undefined {
  if (!error) return undefined
  if (!Array.isArray(error)) return error.message ?? error.root?.message
  return error.map((each: FieldError | undefined) => each?.message).find(Boolean)
}
