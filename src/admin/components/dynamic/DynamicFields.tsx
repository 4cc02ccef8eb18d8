import { Box } from '@mui/material'
import { SourceContextProvider, useWrappedSource } from 'react-admin'
import type { DynamicField } from '../../../domain/dynamicFields'
import { box } from '../../theme/tokens'
import { DynamicInput } from './DynamicInput'
import type { StyleInputProps } from './styleInput'

interface DynamicFieldsProps {
  /** Where the values stand in the form; its default there is an object. */
  source: string
  fields: readonly DynamicField[]
}

/** Sources below are whole paths, because the media picker and the editor know nothing of nested ones. */
const wholePaths = { getSource: (source: string) => source, getLabel: (source: string) => source }

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${box.menuPaper}px), 1fr))`,
  '& .MuiFormControl-root': { width: '100%' },
  // react-admin draws the titles of groups smaller than those of other inputs.
  '& fieldset.MuiFormControl-root > legend': { transform: 'none', position: 'static' },
} as const

const draw: StyleInputProps['drawFields'] = (path, fields) => <DynamicFields source={path} fields={fields} />

/** The inputs of fields that people have defined; their values are checked by `dynamicValues` of the form's schema. */
export function DynamicFields({ source, fields }: DynamicFieldsProps) {
  const path = useWrappedSource(source)
  return (
    <SourceContextProvider value={wholePaths}>
      <Box sx={grid}>
        {fields.map((field) => (
          <DynamicInput key={field.key} field={field} source={`${path}.${field.key}`} drawFields={draw} />
        ))}
      </Box>
    </SourceContextProvider>
  )
}
