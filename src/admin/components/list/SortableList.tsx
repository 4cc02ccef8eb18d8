import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { SortArea, type SortAreaProps } from './SortArea'
import { SortableRow } from './SortableRow'

export interface SortableListProps<T extends { id: string | number }>
  extends Omit<SortAreaProps<T>, 'children'> {
  children: (item: T, index: number) => ReactNode
  below?: (item: T) => ReactNode
}

export function SortableList<T extends { id: string | number }>(props: SortableListProps<T>) {
  const { items, name, disabled = false, pending = false, below, children } = props
  return (
    <SortArea {...props}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item, index) => (
          <SortableRow
            key={item.id}
            id={item.id}
            name={name(item)}
            disabled={disabled}
            pending={pending}
            below={below?.(item)}
          >
            {children(item, index)}
          </SortableRow>
        ))}
      </Box>
    </SortArea>
  )
}
