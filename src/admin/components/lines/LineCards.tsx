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

/** The same lines where a table is too wide: a card each, with the text across and the figures side by side. */
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
  // What the line is about is its heading, where nothing is typed there.
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
          {/* The inputs say the same. */}
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

/** As in a table, only what has changed is drawn anew. */
const LineCard = memo(Card) as typeof Card

/** A text that could not be read is no figure. */
const isFigure = <Line,>({ kind, value }: LineColumn<Line>, line: Line) =>
  (kind === 'number' || kind === 'money') && typeof value(line) === 'number'

const isOpen = ':focus-within, [data-open], :has([data-short], [aria-invalid=true])'

/**
 * A card is low until somebody is in it: many lines are looked over, one is written. What is in a closed one can still get
 * the focus, by which it opens; one with something to mend or to know stays open. What is `data-detail` in its head is for the open one.
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

/** A count needs less than an amount: as many as fit stand side by side. */
const widthOf =
  ({ kind }: Pick<LineColumn<never>, 'kind'>) =>
  ({ spacing }: Theme) => ({
    flex: `1 1 ${kind === 'text' ? '100%' : spacing(kind === 'number' ? 9 : 15)}`,
    minWidth: kind === 'text' ? 0 : 'min-content',
  })

/** A figure that is only read stands under its name, in line with the inputs beside it. */
const figure = { py: 1.5, typography: 'body2', fontVariantNumeric: 'tabular-nums' } as const
