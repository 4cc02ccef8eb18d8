import type { ReactNode } from 'react'
import type { DynamicField } from '../../../domain/dynamicFields'

/** What the input of every style gets. */
export interface StyleInputProps {
  field: DynamicField
  /** The whole path of the value. */
  source: string
  label: string
  defaultValue?: string | number | string[]
  /** Draws the fields of a row, whose values stand at the path. */
  drawFields: (path: string, fields: readonly DynamicField[]) => ReactNode
}
