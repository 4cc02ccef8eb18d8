import { Box } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useLocaleState, useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'
import { visuallyHidden } from '../../theme/visuallyHidden'
import { formatFigure, scaleOf, type Unit } from './figures'

interface NamedBarsProps {
  label: string
  head: string
  unit?: Unit
  bars: readonly { name: string; value: number }[]
}

/** Bars beside their names, as a table, so that screen readers read the figures. */
export function NamedBars({ label, head, unit = 'number', bars }: NamedBarsProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { high } = scaleOf(bars.map(({ value }) => value))
  return (
    <Box component="table" sx={table}>
      <caption>{translate(label)}</caption>
      <thead style={visuallyHidden}>
        <tr>
          <th scope="col">{translate(head)}</th>
          <th scope="col">{translate(label)}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
              <span className="bar" style={{ inlineSize: `${high > 0 ? (value / high) * 100 : 0}%` }} />
            </th>
            <td>{formatFigure(value, unit, locale)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const table = ({ palette, spacing, shape }: Theme) => ({
  width: '100%',
  maxWidth: box.line,
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'inherit', color: palette.text.secondary, paddingBottom: spacing(0.5) },
  '& th': { width: '99%', textAlign: 'inherit', fontWeight: 400, padding: spacing(0.5, 0) },
  '& td': {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
    padding: spacing(0.5, 0, 0.5, 2),
  },
  '& .bar': {
    display: 'block',
    minWidth: spacing(0.25),
    height: spacing(1),
    marginTop: spacing(0.25),
    borderRadius: shape.borderRadius,
    backgroundColor: palette.primary.main,
  },
})
