import { Box, Popover } from '@mui/material'
import { type ComponentType, Suspense } from 'react'
import { lazily } from '../../../startup/lazily'
import { box } from '../../../theme/tokens'
import type { FilterEditorProps } from './editor'
import type { FilterSpec } from './specs'

const PickList = lazily(() => import('./PickList'))
const ReferencePick = lazily(() => import('./ReferencePick'))
const DayRange = lazily(() => import('./DayRange'))
const NumberRange = lazily(() => import('./NumberRange'))

const editors: Record<FilterSpec['kind'], ComponentType<FilterEditorProps>> = {
  choice: PickList,
  tree: PickList,
  yesno: PickList,
  reference: ReferencePick,
  days: DayRange,
  numbers: NumberRange,
}

export default function FilterPopover({ anchor, ...props }: FilterEditorProps & { anchor: HTMLElement }) {
  const Editor = editors[props.spec.kind]
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={props.onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': props.label, sx: { mt: 0.5, width: box.search } } }}
    >
      <Suspense fallback={<Box sx={{ height: box.picture }} />}>
        <Editor {...props} />
      </Suspense>
    </Popover>
  )
}
