import { type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import { type RaRecord, useListContext, useTranslate } from 'react-admin'
import { useDrawnWhole } from '../../startup/drawnWhole'
import { lazily } from '../../startup/lazily'
import { useScreen } from '../screens/screen'
import { useIsPhone } from '../viewport/useIsPhone'
import { withRoom } from './amounts'
import { BoneCards, BoneRows } from './Bones'
import { chosen, useColumns } from './columns'
import { ListRow, PlainFrame, RowCard, type RowFrameProps } from './ListRow'
import { useListScope } from './ListScope'
import { sayClipped } from './sayClipped'
import { TableHead } from './TableHead'
import { rowHeightStyle, TableFrame } from './tableStyle'
import { useRowSelection } from './useRowSelection'
import { useTableLook } from './useTableLook'

const BulkBar = lazily(() => import('./BulkBar'))

export interface ListTableProps<R extends RaRecord> {
  /** Buttons for selected rows; without any, rows cannot be selected. */
  bulk?: ReactNode
  frame?: ComponentType<RowFrameProps>
  isRowSelectable?: (record: R) => boolean
  children: ReactNode
}

/** Rows of the first render: about one screen. */
const inSight = 16

/** Table, on a phone cards. The title's link covers its row, so that ctrl-click, middle click and keyboard work. */
export function ListTable<R extends RaRecord = RaRecord>(props: ListTableProps<R>) {
  const { bulk, frame = PlainFrame, isRowSelectable, children } = props
  const translate = useTranslate()
  const isPhone = useIsPhone()
  // Name of a list without an entity.
  const title = translate(useScreen()?.title ?? '')
  const { data, isPending, perPage, resource } = useListContext<R>()
  const isWhole = useDrawnWhole('list', !isPending)
  const { isSelecting, columns: declared, hasBulk } = useListScope()
  const look = useTableLook()
  const all = useColumns(children)
  const shown = useSteady(chosen(all, look.columns))
  const steady = useSteady(useMemo(() => withRoom(shown, data), [shown, data]))
  useEffect(() => {
    declared.current = all
    hasBulk.current = Boolean(bulk)
  })
  const selection = useRowSelection(isRowSelectable as ((record: RaRecord) => boolean) | undefined)
  const latest = useRef(selection)
  latest.current = selection
  const toggle = useCallback(({ id }: RaRecord, isRange: boolean) => latest.current.toggle(id, isRange), [])
  const canSelect = Boolean(bulk) && (!isPhone || isSelecting || selection.ids.length > 0)
  const rows = isWhole ? data : data?.slice(0, inSight)
  const Each = isPhone ? RowCard : ListRow
  const drawn = rows?.map((record) => (
    <Each
      key={record.id}
      record={record}
      columns={steady}
      frame={frame}
      isSelected={selection.isChosen(record.id) && selection.canSelect(record)}
      onToggle={canSelect ? toggle : null}
      canSelect={selection.canSelect(record)}
    />
  ))
  const bones = Math.min(perPage, inSight)
  return (
    <TableFrame sx={rowHeightStyle(look.density)} onMouseOver={sayClipped}>
      {isPhone ? (
        <ul>{isPending ? <BoneCards rows={bones} /> : drawn}</ul>
      ) : (
        <table aria-label={translate(`resources.${resource}.name`, { smart_count: 2, _: title })}>
          <TableHead columns={steady} selection={canSelect ? selection : null} />
          <tbody>{isPending ? <BoneRows rows={bones} columns={steady} hasBoxes={canSelect} /> : drawn}</tbody>
        </table>
      )}
      {bulk && selection.ids.length > 0 && (
        <Suspense>
          <BulkBar>{bulk}</BulkBar>
        </Suspense>
      )}
    </TableFrame>
  )
}

/** Returns the previous array while its items are the same, so that rows do not rerender. */
function useSteady<T>(items: T[]): T[] {
  const known = useRef(items)
  if (items.length !== known.current.length || items.some((item, place) => item !== known.current[place]))
    known.current = items
  return known.current
}
