import { Box, Link, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import type { Slip } from '../../../domain/slipSchema'
import { formatNumber } from '../../components/formats/formats'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'

/** Number of lines named; the others are counted. */
const named = 6

export function CancelEffect({ slip: { style, products } }: { slip: Slip }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const lines = products?.data ?? []
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5 }}>
      {lines.slice(0, named).map(({ id, title, number, lots = [] }) => (
        <li key={id}>
          <bdi>{title}</bdi>: {style === 'import' ? '−' : '+'}
          {formatNumber(number, locale)}
          {lots.length > 0 && (
            <Typography variant="caption" component="div" color="textSecondary">
              {lots
                .map((lot) =>
                  translate('resources.slips.line.lot', {
                    id: lot.id,
                    number: formatNumber(lot.number, locale),
                  }),
                )
                .join(' · ')}
            </Typography>
          )}
        </li>
      ))}
      {lines.length > named && (
        <li>{translate('resources.slips.cancel.more', { smart_count: lines.length - named })}</li>
      )}
    </Box>
  )
}

export function UsedLots({ slip: { used } }: { slip: Slip }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5 }}>
      {used?.data.map(({ lot_id, title, wanted, on_hand, slips }) => (
        <li key={lot_id}>
          {translate('resources.slips.cancel.used_lot', {
            id: lot_id,
            title,
            number: formatNumber(wanted - on_hand, locale),
          })}{' '}
          {slips.map(({ id, code }, place) => (
            <span key={id}>
              {place > 0 && ', '}
              <Link component={ScreenLink} to={paths.slip(id)}>
                {code}
              </Link>
            </span>
          ))}
        </li>
      ))}
    </Box>
  )
}
