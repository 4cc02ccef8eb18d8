import { type Theme, useMediaQuery } from '@mui/material'
import { useEffect, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { chosen, isSortedBy } from './columns'
import { useListScope } from './ListScope'
import { widths } from './room'
import { useColumnLabel } from './useColumnLabel'
import { useTableLook } from './useTableLook'

/** The order of the rows as text, if no visible column heading shows it. */
export function OrderTold() {
  const translate = useTranslate()
  const labelOf = useColumnLabel()
  const { sort, total = 0 } = useListContext()
  const declared = useListScope().columns
  const [all, setAll] = useState(declared.current)
  // The table sets them after its render.
  useEffect(() => setAll(declared.current))
  const { columns } = useTableLook()
  const column = all.find((each) => isSortedBy(each, sort.field))
  const isShown = column !== undefined && chosen(all, columns).includes(column)
  const from = widths[column?.from ?? 'tablet']
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down(from))
  if (all.length === 0 || total < 2 || (isShown && !isNarrow)) return null
  const isByAge = sort.field === 'id' || column?.isNewest
  if (!isByAge && !column) return null
  const said =
    isByAge || !column
      ? translate(`components.list.${sort.order === 'DESC' ? 'newest' : 'oldest'}_first`)
      : `${labelOf(column)}, ${translate(`ra.sort.${sort.order}`)}`
  return <> · {said}</>
}
