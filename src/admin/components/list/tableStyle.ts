import { type SxProps, styled, type Theme } from '@mui/material/styles'
import { control } from '../../theme/tokens'
import { twoLines } from '../../theme/twoLines'
import { shapes } from '../fields/kinds'
import { rowLinkClass, rowLinkStyle } from './RowLink'
import { widths } from './room'
import { tickStyle } from './Tick'

const widthOf = (theme: Theme) =>
  Object.fromEntries(
    Object.entries(shapes).flatMap(([kind, { steps }]) =>
      steps ? [[`& th[data-kind=${kind}]`, { width: theme.spacing(steps) }]] : [],
    ),
  )

const hidden = (theme: Theme) =>
  Object.fromEntries(
    Object.entries(widths).map(([from, breakpoint]) => [
      theme.breakpoints.down(breakpoint),
      { [`& [data-from=${from}]`]: { display: 'none' } },
    ]),
  )

/** The row's link covers the row; other controls lie above it. */
const wholeRowLink = (row: string) => ({
  ...rowLinkStyle,
  [`& .${rowLinkClass}::after`]: { content: '""', position: 'absolute', inset: 0 },
  [`& ${row} :is(a, button, label, input):not(.${rowLinkClass})`]: { zIndex: 1 },
  [`& ${row} :is(a, button, label, .tick):not(.${rowLinkClass})`]: { position: 'relative' },
  // The focus outline surrounds the whole row.
  [`& .${rowLinkClass}:focus-visible`]: { outline: 'none' },
  [`& ${row}:has(.${rowLinkClass}:focus-visible)`]: {
    outline: '2px solid',
    outlineColor: 'inherit',
    outlineOffset: -2,
  },
})

/** Not `hidden`: the focus of a long name would scroll the cell to its end. */
const clipped = { overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** All styles of a table are on its frame: styles per cell slow down the most opened list. */
export const TableFrame = styled('div')(({ theme }) => {
  const { palette, spacing } = theme
  return {
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: palette.background.paper,
    '& table': {
      width: '100%',
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: 0,
      ...theme.typography.body2,
      fontVariantNumeric: 'tabular-nums',
    },
    '& thead th': {
      position: 'sticky',
      top: 'var(--bar)',
      zIndex: 3,
      height: spacing(4),
      padding: spacing(0, 1.5),
      // Inherits the direction of the cells, which in RTL differs from that of the heading's script.
      textAlign: 'inherit',
      fontWeight: 600,
      color: palette.text.secondary,
      backgroundColor: palette.background.paper,
      borderBottom: `1px solid ${palette.divider}`,
      ...clipped,
      '&:first-of-type': { borderStartStartRadius: theme.shape.borderRadius },
      '&:last-of-type': { borderStartEndRadius: theme.shape.borderRadius },
    },
    '& th button': {
      maxWidth: '100%',
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      ...clipped,
      // aria-sort announces the arrow.
      '&::after': { content: '" ↑" / ""', visibility: 'hidden' },
      '&:hover::after, &:focus-visible::after': { visibility: 'visible', opacity: 0.5 },
    },
    // Headings aligned to the end have the arrow before the word, so that it aligns with the figures.
    '& th[data-end=true] :is(button, span)::after': { display: 'none' },
    '& th[data-end=true] button': {
      '&::before': { content: '"↑ " / ""', visibility: 'hidden' },
      '&:hover::before, &:focus-visible::before': { visibility: 'visible', opacity: 0.5 },
    },
    '& th[data-end=true][aria-sort=ascending] > span::before': { content: '"↑ " / ""' },
    '& th[data-end=true][aria-sort=descending] > :is(button, span)::before': { content: '"↓ " / ""' },
    '& th[data-end=true][aria-sort$=ing] button::before': { visibility: 'visible', opacity: 1 },
    '& th[aria-sort$=ing]': {
      color: palette.text.primary,
      '& button::after': { visibility: 'visible', opacity: 1 },
      '& > span::after': { content: '" ↑" / ""' },
    },
    '& th[aria-sort=descending] > :is(button, span)::after': { content: '" ↓" / ""' },
    '& [data-end=true]': { textAlign: 'end' },
    '& td': {
      height: 'var(--row)',
      padding: spacing(0, 1.5),
      borderTop: `1px solid ${palette.divider}`,
      ...clipped,
    },
    '& tbody tr:first-of-type td': { borderTop: 0 },
    '& :is(td, th)[data-kind=handle]': { padding: spacing(0, 0.5) },
    '& td:is([data-kind=handle], [data-kind=action])': { overflow: 'visible' },
    '& .cell-select': {
      width: spacing(6),
      paddingInline: spacing(0.5, 0),
      overflow: 'visible',
    },
    '& :is(tbody tr, li)': {
      position: 'relative',
      '&:hover': { backgroundColor: palette.action.hover },
      '&[aria-selected=true], &[data-selected=true]': { backgroundColor: palette.primary.light },
    },
    color: palette.text.primary,
    outlineColor: palette.primary.main,
    ...wholeRowLink(':is(tr, li)'),
    '& .with-picture': { display: 'flex', alignItems: 'center', gap: spacing(1.5), minWidth: 0 },
    '& .with-picture > .two-lines': { minWidth: 0 },
    '& .clip': { minWidth: 0, ...clipped },
    '& .two-lines': twoLines,
    '& .bone': {
      display: 'inline-block',
      height: spacing(1.5),
      borderRadius: spacing(0.5),
      backgroundColor: palette.action.selected,
      verticalAlign: 'middle',
    },
    ...tickStyle(theme),
    ...widthOf(theme),
    ...hidden(theme),
    ...cards(theme),
  }
})

const cards = ({ palette, spacing, typography }: Theme) => ({
  '& > ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1.5),
    minHeight: spacing(8),
    padding: spacing(1, 1.5),
    '& + li': { borderTop: `1px solid ${palette.divider}` },
    '& .words': { flex: 1, minWidth: 0 },
    '& .first': { display: 'flex', gap: spacing(1), '& > .clip': { flex: 1 } },
    // Space between the link above and a status that a finger presses.
    '& .facts': {
      ...typography.caption,
      ...twoLines,
      marginTop: spacing(0.25),
      color: palette.text.secondary,
    },
    // Facts follow the page's direction with dots between them; each keeps the direction of its script.
    '& :is(.facts, .facts > span)': { unicodeBidi: 'isolate' },
    '& .facts > span:not(:has(> :empty)) ~ span:not(:has(> :empty))::before': { content: '" · "' },
  },
})

const rowHeights = { normal: control.touch, compact: control.medium } as const
export type Density = keyof typeof rowHeights

export const rowHeightStyle = (density: Density): SxProps & Record<'--row', string> => ({
  '--row': `${rowHeights[density]}px`,
})
