import { Box, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatMoney } from '../../../../domain/money'
import type { JudgedRow, Quote } from '../../../../domain/price'
import { Status } from '../../../components/fields/Status'
import { businessMoment } from '../../../components/formats/businessFormats'
import { formatNumber } from '../../../components/formats/formats'
import { writeOff } from '../off'

interface SimulatedPriceProps {
  quote: Quote
  discount: { start: string; end: string }
}

export function SimulatedPrice({ quote, discount }: SimulatedPriceProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const say = (key: string, params = {}) => translate(`resources.discounts.simulator.${key}`, params)
  const { base, isAgency, price, standing, rows } = quote
  const begins = rows.find(({ verdict }) => verdict === 'gives')?.row.quantity
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatMoney(price)}
        {price !== base && (
          <Typography component="s" color="textSecondary" sx={{ marginInlineStart: 1 }}>
            {formatMoney(base)}
          </Typography>
        )}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {say(isAgency ? 'base_agency' : 'base', { price: formatMoney(base) })}{' '}
        {say(`standing.${standing}`, {
          start: businessMoment(discount.start, locale),
          end: businessMoment(discount.end, locale),
        })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {rows.map(({ row, verdict, price: byRow }) => (
          <Typography
            component="li"
            variant="body2"
            key={JSON.stringify([row, verdict])}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}
          >
            <Status tone={tones[verdict]}>
              <span>
                {say('row', { quantity: formatNumber(row.quantity, locale), off: writeOff(row, locale) })} →{' '}
                {formatMoney(byRow)}
              </span>
            </Status>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {say(`verdict.${verdict}`, {
                quantity: formatNumber(verdict === 'outdone' ? (begins ?? 0) : row.quantity, locale),
              })}
            </Box>
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

const tones = {
  gives: 'ok',
  not_running: 'neutral',
  too_few: 'neutral',
  outdone: 'neutral',
} as const satisfies Record<JudgedRow['verdict'], string>
