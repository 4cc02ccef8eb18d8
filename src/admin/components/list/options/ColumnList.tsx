import Down from '@mui/icons-material/ArrowDownward'
import Up from '@mui/icons-material/ArrowUpward'
import { Box, Button, Checkbox, FormControlLabel, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type Column, type ColumnChoice, isFixed, isHiddenIn, sortColumns } from '../columns'
import { useColumnLabel } from '../useColumnLabel'
import { useTableLook } from '../useTableLook'

export function ColumnList({ columns }: { columns: readonly Column[] }) {
  const translate = useTranslate()
  const labelOf = useColumnLabel()
  const { columns: choice, setColumns } = useTableLook()
  const sorted = sortColumns(columns, choice).filter((column) => !isFixed(column))
  const isHidden = isHiddenIn(choice)
  const keep = (order: readonly Column[], hidden = sorted.filter(isHidden)): void =>
    setColumns({
      order: order.map(({ name }) => name),
      hidden: hidden.map(({ name }) => name),
    } satisfies ColumnChoice)

  const move = (place: number, by: -1 | 1) => {
    const next = [...sorted]
    const [moved] = next.splice(place, 1)
    if (moved) next.splice(place + by, 0, moved)
    keep(next)
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sorted.map((column, place) => {
          const name = labelOf(column)
          return (
            <Box component="li" key={column.name} sx={{ display: 'flex', alignItems: 'center' }}>
              <FormControlLabel
                label={name}
                sx={{ flex: 1, minWidth: 0 }}
                control={
                  <Checkbox
                    size="small"
                    checked={!isHidden(column)}
                    onChange={(_event, isOn) =>
                      keep(
                        sorted,
                        sorted.filter((each) => (each === column ? !isOn : isHidden(each))),
                      )
                    }
                  />
                }
              />
              <IconButton
                size="small"
                // Not disabled at the ends: a disabled button would lose the focus.
                aria-disabled={place === 0}
                aria-label={translate('components.list.column_up', { name })}
                onClick={() => place > 0 && move(place, -1)}
              >
                <Up fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-disabled={place === sorted.length - 1}
                aria-label={translate('components.list.column_down', { name })}
                onClick={() => place < sorted.length - 1 && move(place, 1)}
              >
                <Down fontSize="small" />
              </IconButton>
            </Box>
          )
        })}
      </Box>
      {choice && (
        <Button size="small" onClick={() => setColumns(undefined)}>
          {translate('components.list.usual_columns')}
        </Button>
      )}
    </>
  )
}
