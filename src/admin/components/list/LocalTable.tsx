import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import {
  ListContextProvider,
  type RaRecord,
  ResourceContextProvider,
  useList,
  useTranslate,
} from 'react-admin'
import { ListScope } from './ListScope'
import { ListTable } from './ListTable'

/** Rows at first, and more at each press of the button. */
const some = 10

interface LocalTableProps<R extends RaRecord> {
  /** Names the columns: `resources.<name>.fields`. */
  name: string
  rows: readonly R[]
  children: ReactNode
}

/** A table of rows that came along with something else; on a phone cards. */
export function LocalTable<R extends RaRecord>({ name, rows, children }: LocalTableProps<R>) {
  const translate = useTranslate()
  const [shown, setShown] = useState(some)
  const list = useList<R>({ data: rows.slice(0, shown), resource: name, perPage: rows.length || 1 })
  return (
    <ResourceContextProvider value={name}>
      <ListContextProvider value={list}>
        <ListScope canSelectAll={false}>
          <ListTable<R>>{children}</ListTable>
        </ListScope>
      </ListContextProvider>
      {rows.length > shown && (
        <Button size="small" onClick={() => setShown(shown + some)} sx={{ mt: 1 }}>
          {translate('components.list.show_more', { count: rows.length - shown })}
        </Button>
      )}
    </ResourceContextProvider>
  )
}
