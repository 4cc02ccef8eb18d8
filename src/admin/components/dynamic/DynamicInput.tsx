import { Alert, AlertTitle, Box, Button, Skeleton } from '@mui/material'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { type DynamicField, defaultOf, emptyOf, hasShape } from '../../../domain/dynamicFields'
import { fitsStyle } from '../../../domain/dynamicValues'
import { spacingStep } from '../../theme/tokens'
import type { StyleInputProps } from './styleInput'
import { fieldStyleInputs } from './styles'

type DynamicInputProps = Pick<StyleInputProps, 'field' | 'source' | 'drawFields'>

/** Height of an input with its label above, so that the inputs below do not move. */
const line = `calc(var(--control) + ${6 * spacingStep}px)`

/** Input of one field. A value of the field's former style is shown until the user clears it. */
export function DynamicInput({ field, source, drawFields }: DynamicInputProps) {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const { defaultValues } = useFormState()
  const value: unknown = useWatch({ name: source })
  // A value being typed may be incomplete; a stored value must fit the present style.
  const isFit = value === get(defaultValues, source) ? fitsStyle(field, value) : hasShape(field.style, value)
  const { Input, isWide } = fieldStyleInputs[field.style]
  const clear = () => setValue(source, emptyOf(field.style), { shouldDirty: true })
  const label = translate('dynamic.loading', { title: field.title })
  return (
    <Box sx={{ minWidth: 0, ...(isWide && { gridColumn: '1 / -1' }) }}>
      {isFit ? (
        <Suspense fallback={<Skeleton variant="rounded" height={line} role="status" aria-label={label} />}>
          <Input
            field={field}
            source={source}
            label={field.title}
            defaultValue={start(field)}
            drawFields={drawFields}
          />
        </Suspense>
      ) : (
        <UnfitValue title={field.title} value={value} onClear={clear} />
      )}
    </Box>
  )
}

/** Initial value of the input; lists and chosen values start empty. */
function start(field: DynamicField) {
  const value = defaultOf(field)
  if (typeof value === 'string' || typeof value === 'number') return value
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : undefined
}

interface UnfitValueProps {
  title: string
  value: unknown
  onClear: () => void
}

/** Shows a value that the input of the field's present style cannot show. */
function UnfitValue({ title, value, onClear }: UnfitValueProps) {
  const translate = useTranslate()
  const clear = (
    <Button color="inherit" size="small" onClick={onClear}>
      {translate('dynamic.unfit.clear')}
    </Button>
  )
  return (
    <Alert severity="warning" action={clear} role="group" aria-label={title}>
      <AlertTitle>{title}</AlertTitle>
      {translate('dynamic.unfit.text')}
      <Box component="code" sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere' }}>
        {typeof value === 'string' ? value : JSON.stringify(value)}
      </Box>
    </Alert>
  )
}
