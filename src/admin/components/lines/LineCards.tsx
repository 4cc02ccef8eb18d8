import { Box, Paper, Typography } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type MouseEvent, memo } from 'react'
import { useTranslate } from 'react-admin'
import { mark } from '../../keys/marks'
import { twoLines } from '../../theme/twoLines'
import { visuallyHidden } from '../../theme/visuallyHidden'
import type { LineColumn } from './columns'
import { LineBrief } from './LineBrief'
import { LineCell } from './LineCell'
import type { LinesViewProps, LineViewProps } from './LineTable'
import { RemoveLine } from './RemoveLine'

export function LineCards<Line>({
  label,
  lines,
  columns,
  keyOf,
  actions,
  scans,
  isFixed,
}: LinesViewProps<Line>) {
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {lines.map((line, row) => (
        <LineCard
          key={keyOf(line)}
          {...{ line, row, columns, actions, scans, isFixed }}
          isLast={row === lines.length - 1}
        />
      ))}
    </Box>
  )
}

function Card<Line>({ line, row, columns, actions, scans, isFixed, isLast }: LineViewProps<Line>) {
  const translate = useTranslate()
  // A read-only text is the heading of the card.
  const [head] = columns.filter((column) => isAcross(column) && column.show && !column.write)
  const cell = { line, row, actions, scans, isLast }
  const rest = columns.filter((column) => column !== head)
  const isWrong = columns.some((column) => column.problem?.(line))
  const open = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const isControl = target instanceof Element && target.closest('button, a, input')
    if (!isControl) currentTarget.querySelector<HTMLElement>('.cells input')?.focus()
  }
  return (
    <Paper
      component="li"
      variant="outlined"
      {...mark('row', row)}
      aria-label={translate('parts.lines.row', { row: row + 1 })}
      data-open={isWrong || !head || undefined}
      onClick={open}
      sx={card}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Typography variant={head ? 'body2' : 'subtitle2'} component="div" sx={{ flexGrow: 1, minWidth: 0 }}>
          {head ? <LineCell {...cell} column={head} /> : translate('parts.lines.row', { row: row + 1 })}
          {/* Hidden from screen readers: the inputs tell the same. */}
          <div aria-hidden>
            <LineBrief
              figures={rest
                .filter((column) => isFigure(column, line))
                .map((column) => ({ ...column, value: column.value(line) }))}
            />
          </div>
        </Typography>
        {!isFixed && <RemoveLine row={row} onRemove={() => actions.remove(row)} />}
      </Box>
      <Box className="cells">
        {rest.map((column) => (
          <Box key={column.key} sx={widthOf(column)}>
            <Typography variant="caption" color="textSecondary" component="div">
              {translate(column.label, { _: column.label })}
            </Typography>
            <Box sx={column.write || isAcross(column) ? undefined : figure}>
              <LineCell {...cell} column={column} />
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  )
}

const LineCard = memo(Card) as typeof Card

const isFigure = <Line,>({ kind, value }: LineColumn<Line>, line: Line) =>
  (kind === 'number' || kind === 'money') && typeof value(line) === 'number'

const isOpen = ':focus-within, [data-open], :has([data-short], [aria-invalid=true])'

/**
 * A card is collapsed without focus, unless it has a problem or notice; its inputs stay focusable, which expands it.
 * `data-detail` in the head shows only when expanded.
 */
const card = ({ spacing, palette }: Theme) => ({
  position: 'relative',
  padding: spacing(0.5, 1.5),
  '& .cells': { display: 'flex', flexWrap: 'wrap', gap: spacing(1), pb: 0.5 },
  [`&:is(${isOpen}) .brief`]: { display: 'none' },
  [`&:not(${isOpen})`]: {
    '& .cells': { ...visuallyHidden },
    '& [data-detail]': { display: 'none' },
    '& [data-name]': twoLines,
  },
  '&:focus-within': { borderColor: palette.primary.main },
})

const isAcross = ({ kind }: Pick<LineColumn<never>, 'kind'>) => kind === 'text'

const widthOf =
  ({ kind }: Pick<LineColumn<never>, 'kind'>) =>
  ({ spacing }: Theme) => ({
    flex: `1 1 ${kind === 'text' ? '100%' : spacing(kind === 'number' ? 9 : 15)}`,
    minWidth: kind === 'text' ? 0 : 'min-content',
  })

const figure = { py: 1.5, typography: 'body2', fontVariantNumeric: 'tabular-nums' } as const
