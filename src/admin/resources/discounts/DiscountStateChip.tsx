import { Box } from '@mui/material'
import { useEffect, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { Discount } from '../../../domain/discountSchema'
import { type DiscountStanding, discountStanding } from '../../../domain/price'
import { Status, type Tone } from '../../components/fields/Status'
import { businessMoment } from '../../components/formats/businessFormats'
import { formatNumber } from '../../components/formats/formats'

const minute = 60_000

/** The current moment, updated every minute for states that change by the clock. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}

const tones: Record<Exclude<DiscountStanding, 'none'>, Tone> = {
  running: 'ok',
  ahead: 'info',
  disabled: 'neutral',
  over: 'neutral',
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** A span in its largest whole unit: “3 ngày”. */
function formatSpan(milliseconds: number, locale: string): string {
  const [unit, size] = units.find(([, size]) => milliseconds >= size) ?? ['minute', 60_000]
  const count = Math.max(1, Math.floor(milliseconds / size))
  return formatNumber(count, locale, { style: 'unit', unit, unitDisplay: 'long' })
}

/** State of a discount by the clock, with the time left while it runs or until it begins. */
export function DiscountStateChip({ discount }: { discount: Discount }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const now = useNow()
  const standing = discountStanding(discount, now)
  const more = {
    running: () =>
      translate('resources.discounts.left', {
        span: formatSpan(Date.parse(discount.end) - now.getTime(), locale),
      }),
    ahead: () => translate('resources.discounts.from', { moment: businessMoment(discount.start, locale) }),
    disabled: () => '',
    over: () => '',
  }[standing]()
  return (
    <Status tone={tones[standing]}>
      <span>
        {translate(`resources.discounts.standing.${standing}`)}
        {more && (
          <Box component="span" sx={{ color: 'text.secondary', marginInlineStart: 0.5 }}>
            · {more}
          </Box>
        )}
      </span>
    </Status>
  )
}
