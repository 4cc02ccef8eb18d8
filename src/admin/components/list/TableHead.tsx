import { useListContext, useTranslate } from 'react-admin'
import { visuallyHidden } from '../../theme/visuallyHidden'
import { shapes } from '../fields/kinds'
import { type Column, isSortedBy } from './columns'
import { Tick } from './Tick'
import { useColumnLabel } from './useColumnLabel'
import type { RowSelection } from './useRowSelection'

interface TableHeadProps {
  columns: readonly Column[]
  selection: RowSelection | null
}

export function TableHead({ columns, selection }: TableHeadProps) {
  const translate = useTranslate()
  return (
    <thead>
      <tr>
        {selection && (
          <th className="cell-select" scope="col">
            {selection.page === 'empty' ? (
              <>
                {/* The column needs a name even if no row can be selected. */}
                <span style={visuallyHidden}>{translate('ra.action.select_all')}</span>
                {/* Reserves the checkbox's room, so that loaded rows do not shift. */}
                <span
                  aria-hidden
                  className="tick"
                  style={{ visibility: 'hidden', display: 'inline-block' }}
                />
              </>
            ) : (
              <Tick
                label={translate('ra.action.select_all')}
                isChecked={selection.page === 'all'}
                isPartly={selection.page === 'some'}
                onClick={selection.togglePage}
              />
            )}
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.name} column={column} />
        ))}
      </tr>
    </thead>
  )
}

const sorts = { ASC: 'ascending', DESC: 'descending' } as const

function HeadCell({ column }: { column: Column }) {
  const translate = useTranslate()
  const { sort, setSort } = useListContext()
  const labelOf = useColumnLabel()
  const { kind, from, source, disableSort, sortBy = source, sortByOrder = 'ASC', width } = column
  const isSorted = isSortedBy(column, sort.field)
  const order = isSorted ? sorts[sort.order] : 'none'
  const style = width ? { width: width * 8 } : undefined
  const shape = { 'data-kind': kind, 'data-from': from, 'data-end': shapes[kind].isEnd, style }
  const label = labelOf(column)
  if (disableSort || !sortBy || !label)
    return (
      // A fixed order is still announced.
      <th scope="col" {...shape} aria-sort={isSorted ? order : undefined}>
        {label ? (
          <span>{label}</span>
        ) : (
          <span style={visuallyHidden}>
            {translate(`components.list.${kind === 'handle' ? 'order' : 'actions'}`)}
          </span>
        )}
      </th>
    )
  const opposite = sort.order === 'ASC' ? 'DESC' : 'ASC'
  return (
    <th scope="col" {...shape} aria-sort={order}>
      <button
        type="button"
        onClick={() => setSort({ field: sortBy, order: isSorted ? opposite : sortByOrder })}
      >
        {label}
      </button>
    </th>
  )
}
