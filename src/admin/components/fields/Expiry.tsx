import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { businessDay } from '../../../domain/businessTime'
import { isExpired } from '../../../domain/stock'
import { Value } from './Value'

const Past = styled('span')(({ theme: { palette } }) => ({ color: palette.status.bad }))

/** The last day on which something is good; one that has passed says so, in colour and in words. */
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
