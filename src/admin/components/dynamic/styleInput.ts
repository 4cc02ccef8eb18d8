import type { ReactNode } from 'react'
import type { DynamicField } from '../../../domain/dynamicFields'

export interface StyleInputProps {
  field: DynamicField
  source: string
  label: string
  defaultValue?: string | number | string[]
  drawFields: (path: string, fields: readonly DynamicField[]) => ReactNode
}
