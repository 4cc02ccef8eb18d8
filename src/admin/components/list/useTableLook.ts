import { useListContext, useStore } from 'react-admin'
import type { ColumnChoice } from './columns'
import type { Density } from './tableStyle'

/** A user's preferences: density of all tables, columns of each. */
export function useTableLook() {
  const { resource } = useListContext()
  const [density, setDensity] = useStore<Density>('list.density', 'normal')
  const [columns, setColumns] = useStore<ColumnChoice | undefined>(`${resource}.columns`)
  return { density, setDensity, columns, setColumns }
}
