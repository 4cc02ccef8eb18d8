import { Box, Card, Typography } from '@mui/material'
import { useListContext, useLocaleState, useTranslate } from 'react-admin'
import { cashFlows, type Till } from '../../../domain/cash'
import { formatMoney } from '../../../domain/money'
import { FigureTile } from '../../components/charts/FigureTile'
import { exactTime } from '../../components/formats/formats'
import { box } from '../../theme/tokens'
import { useCash } from './useCash'

/** Cash that should be in the till now, and sums of the period. */
export function TillSummary() {
  const { isPending } = useListContext()
  const { sums, till } = useCash()
  // Reserves its height, so that the rows below do not move.
  if (isPending) return <Card aria-hidden sx={{ ...frame, minHeight: box.figures }} />
  if (!sums) return null
  return (
    <Card component="section" sx={frame}>
      <Box sx={tiles}>
        {till && <InTill till={till} />}
        {cashFlows.map((name) => (
          <FigureTile key={name} label={`resources.cash.fields.${name}`} value={sums[name]} unit="money" />
        ))}
      </Box>
    </Card>
  )
}

function InTill({ till: { since, opening, expected } }: { till: Till }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const say = (key: string, params?: object) => translate(`resources.cash.till.${key}`, params)
  return (
    <div>
      {expected === null ? (
        <Typography color="textSecondary" variant="body2">
          {say('title')}
        </Typography>
      ) : (
        <FigureTile label="resources.cash.till.title" value={expected} unit="money" />
      )}
      <Typography variant="caption" color="textSecondary">
        {since === null
          ? say('never')
          : say('since', { at: exactTime(since, locale), opening: formatMoney(opening ?? 0) })}
      </Typography>
    </div>
  )
}

const frame = { p: 2, mb: 1 } as const
const tiles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: `repeat(auto-fit, minmax(${box.smallTile}px, 1fr))`,
} as const
