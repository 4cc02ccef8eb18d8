import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { visuallyHidden } from '../../theme/visuallyHidden'
import type { ValueKind } from '../fields/kinds'
import { Value } from '../fields/Value'
import type { LinePart } from './columns'

export interface Figure {
  label: string
  kind: ValueKind
  part?: LinePart
  value: unknown
}

/** The figures of a line in one row: “quantity × price = sum” first, then the others with their names. */
export function LineBrief({ figures }: { figures: readonly Figure[] }) {
  const partOf = (part: LinePart) => figures.find((figure) => figure.part === part && figure.value !== null)
  const [quantity, price, sum] = [partOf('quantity'), partOf('price'), partOf('sum')]
  const isTimes = quantity !== undefined && price !== undefined
  const others = figures.filter(
    (figure) => figure !== sum && !(isTimes && [quantity, price].includes(figure)),
  )
  return (
    <Box component="span" className="brief" sx={row}>
      {isTimes && (
        <span>
          <Told of={quantity} isNamed={false} /> × <Told of={price} isNamed={false} />
        </span>
      )}
      {others.map((figure) => (
        <span key={figure.label}>
          <Told of={figure} isNamed />
        </span>
      ))}
      {sum && (
        <Box component="span" sx={{ marginInlineStart: 'auto', color: 'text.primary' }}>
          <Told of={sum} isNamed={false} />
        </Box>
      )}
    </Box>
  )
}

/** A figure with its name, visually hidden in “2 × 50.000”. */
function Told({ of: { label, kind, value }, isNamed }: { of: Figure; isNamed: boolean }) {
  const translate = useTranslate()
  return (
    <>
      <span style={isNamed ? undefined : visuallyHidden}>{translate(label, { _: label })} </span>
      <Value kind={kind} value={value} />
    </>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  typography: 'body2',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const
