import { useTranslate } from 'react-admin'
import type { Slip } from '../../../domain/slipSchema'
import { Status } from '../../components/fields/Status'

export function SlipStatusChip({ status }: Pick<Slip, 'status'>) {
  const translate = useTranslate()
  return (
    <Status tone={status === 'complete' ? 'ok' : 'neutral'}>
      {translate(`resources.slips.status.${status}`)}
    </Status>
  )
}
