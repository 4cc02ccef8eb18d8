import type { ReactNode } from 'react'
import type { DynamicField } from '../../../domain/dynamicFields'

export interface StyleInputProps {
  field: DynamicField
  /** Whole path of the value. */
  source: string
  label: string
  defaultValue?: string | number | string[]
  /** Renders the fields of a row whose values stand at the path. */
  drawFields: (path: string, fields: readonly DynamicField[]) => ReactNode
}
