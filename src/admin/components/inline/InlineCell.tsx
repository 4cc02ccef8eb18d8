import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { useMay } from '../../providers/auth/rights'
import type { Column } from '../list/columns'
import { useResourceName } from '../screens/useResourceName'
import { ChoiceCell } from './ChoiceCell'
import { PickCell } from './PickCell'
import { SwitchCell } from './SwitchCell'
import { TextCell } from './TextCell'

export interface InlineCellProps {
  column: Column
  record: RaRecord
  children: ReactNode
}

export default function InlineCell(props: InlineCellProps) {
  const { column, children } = props
  const mayEdit = useMay(useResourceName(), 'edit')
  if (!mayEdit || !column.edit || !column.source) return children
  const place = { ...props, edit: column.edit, field: column.source }
  if (column.kind === 'yesno') return <SwitchCell {...place} />
  const { useChoices } = column.edit
  if (useChoices) return <PickCell {...place} useChoices={useChoices} />
  return column.edit.choices ? <ChoiceCell {...place} /> : <TextCell {...place} />
}
