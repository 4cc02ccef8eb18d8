import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatDay } from '../../../components/formats/day'
import { formatNumber } from '../../../components/formats/formats'
import { useLinesGround } from './context'
import { LotMenu } from './LotMenu'
import type { TypedLine } from './line'
import { whyOf } from './taking'

export function LotsCell({ line }: { line: TypedLine }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { goods, isKnown, taking, change, hasWarehouse } = useLinesGround()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (line.post_id === null || !hasWarehouse) return null
  const good = goods.get(line.post_id)
  if (!good || !isKnown(line.post_id))
    return <Typography variant="caption">{translate('common.loading')}</Typography>
  const { takes = [], short } = taking.get(line.key) ?? {}
  const count = (number: number) => formatNumber(number, locale)
  return (
    <Box sx={{ minWidth: 0, py: 0.5 }} aria-live="polite">
      {short && (
        <Typography variant="caption" component="p" color="error" data-short="">
          {translate('resources.slips.make.short', {
            on_hand: count(short.on_hand),
            wanted: count(short.wanted),
          })}
          {good.elsewhere.length > 0 &&
            ` ${translate('resources.slips.make.elsewhere', {
              places: good.elsewhere.map(({ name, on_hand }) => `${name} (${count(on_hand)})`).join(', '),
            })}`}
        </Typography>
      )}
      {takes.map((take) => (
        <Typography key={take.lot.id} variant="caption" component="p">
          {translate('resources.slips.line.lot', { id: take.lot.id, number: count(take.number) })}
          {take.lot.expiry &&
            ` · ${translate('resources.slips.make.until', { day: formatDay(take.lot.expiry, locale) })}`}
          {' · '}
          {translate(`resources.slips.make.why.${whyOf(take, line, good.lots)}`)}
        </Typography>
      ))}
      {good.lots.length > 0 && (good.lots.length > 1 || good.lots.some(({ is_expired }) => is_expired)) && (
        <Button size="small" onClick={(event) => setAnchor(event.currentTarget)} aria-haspopup="menu">
          {translate('resources.slips.make.other_lot')}
        </Button>
      )}
      {anchor && (
        <LotMenu
          anchor={anchor}
          lots={good.lots}
          chosen={line.lot_id}
          onChoose={(lot_id) => change({ ...line, lot_id })}
          onClose={() => setAnchor(null)}
        />
      )}
    </Box>
  )
}
