import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocaleState, useTranslate } from 'react-admin'
import { moneyUnit } from '../../../domain/money'
import { amountReader } from './words'

/** The amount due in words, as Vietnamese slips have it. */
export function AmountInWords({ amount }: { amount: number }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { data } = useQuery({
    queryKey: ['print', 'words', locale],
    queryFn: async () => ({ read: await amountReader(locale) }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data?.read) return null
  const unit = moneyUnit()
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(unit) ?? unit
  return (
    <Typography component="p" sx={{ fontStyle: 'italic' }}>
      {translate('parts.print.in_words', {
        words: data.read(amount),
        unit: unit === 'VND' ? translate('parts.print.dong') : name,
      })}
    </Typography>
  )
}
