import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { businessDay } from '../../../domain/businessTime'
import { isExpired } from '../../../domain/stock'
import { Value } from './Value'

const Past = styled('span')(({ theme: { palette } }) => ({ color: palette.status.bad }))

/** Expiry day; a past one says so in colour and words. */
export function Expiry({ day }: { day: string | null | undefined }) {
  const translate = useTranslate()
  if (!day) return null
  if (!isExpired({ expiry: day }, businessDay(new Date()))) return <Value kind="day" value={day} />
  return (
    <Past>
      <Value kind="day" value={day} /> · {translate('components.expired')}
    </Past>
  )
}
