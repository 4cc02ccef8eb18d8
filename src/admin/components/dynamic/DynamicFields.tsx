import { Box } from '@mui/material'
import { useWrappedSource } from 'react-admin'
import type { DynamicField } from '../../../domain/dynamicFields'
import { box } from '../../theme/tokens'
import { DynamicInput } from './DynamicInput'
import type { StyleInputProps } from './styleInput'
import { WholePaths } from './WholePaths'

interface DynamicFieldsProps {
  /** Path of the values, whose default in the form is an object. */
  source: string
  fields: readonly DynamicField[]
}

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${box.input}px), 1fr))`,
  '& .MuiFormControl-root': { width: '100%' },
  // react-admin renders the labels of groups smaller than those of other inputs.
  '& fieldset.MuiFormControl-root > legend': { transform: 'none', position: 'static' },
} as const

const draw: StyleInputProps['drawFields'] = (path, fields) => <DynamicFields source={path} fields={fields} />

/** Inputs of custom fields; `dynamicValues` in the form's schema validates their values. */
export function DynamicFields({ source, fields }: DynamicFieldsProps) {
  const path = useWrappedSource(source)
  return (
    <WholePaths>
      <Box sx={grid}>
        {fields.map((field) => (
          <DynamicInput key={field.key} field={field} source={`${path}.${field.key}`} drawFields={draw} />
        ))}
      </Box>
    </WholePaths>
  )
}
