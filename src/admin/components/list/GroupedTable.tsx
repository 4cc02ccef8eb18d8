import { Box } from '@mui/material'
import { createContext, useContext, useMemo } from 'react'
import { type RaRecord, useListContext, useRecordContext } from 'react-admin'
import type { RowFrameProps } from './ListRow'
import { ListTable, type ListTableProps } from './ListTable'

const Captions = createContext<ReadonlyMap<RaRecord['id'], string>>(new Map())

interface GroupedTableProps<R extends RaRecord> extends Omit<ListTableProps<R>, 'frame'> {
  by: string
  none: string
}

/** A table with a caption above each group, while it is sorted by group. */
export function GroupedTable<R extends RaRecord>({ by, none, ...props }: GroupedTableProps<R>) {
  const { data, sort } = useListContext<R>()
  const captions = useMemo(() => {
    const rows = sort.field === by ? (data ?? []) : []
    const firsts = rows.filter((row, at) => at === 0 || row[by] !== rows[at - 1]?.[by])
    return new Map(firsts.map((row) => [row.id, String(row[by] || none)]))
  }, [data, sort.field, by, none])
  return (
    <Captions value={captions}>
      <ListTable<R> {...props} frame={CaptionedRow} />
    </Captions>
  )
}

function CaptionedRow({ as: Tag, ...props }: RowFrameProps) {
  const record = useRecordContext()
  const caption = useContext(Captions).get(record?.id ?? '')
  return (
    <>
      {caption !== undefined && (
        <Box component={Tag} sx={style}>
          {/* One cell, as the number of visible columns depends on the screen; the text overflows the empty ones. */}
          {Tag === 'li' ? (
            <Box component="bdi" sx={{ minWidth: 0 }}>
              {caption}
            </Box>
          ) : (
            <td>
              <bdi>{caption}</bdi>
            </td>
          )}
        </Box>
      )}
      <Tag {...props} />
    </>
  )
}

const style = {
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  '&&, &&:hover': { bgcolor: 'background.default', minHeight: 0, py: 0.5 },
  '&& > td': { height: 'var(--control-small)', border: 0, overflow: 'visible' },
} as const
