import type { ComponentType } from 'react'
import { useTranslate } from 'react-admin'
import type { MovementRow } from '../../../../domain/reports'
import { Value } from '../../../components/fields/Value'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'

interface SlipOfProps {
  row: MovementRow
  link?: ComponentType<{ to: string; children: string }>
}

export function SlipOf({ row: { slip, undoes }, link: To = ScreenLink }: SlipOfProps) {
  const translate = useTranslate()
  const what =
    undoes === null
      ? translate(`resources.slips.reason.${slip.reason}`)
      : translate('resources.slips.status.canceled')
  return (
    <>
      <To to={paths.slip(slip.id)}>{slip.code}</To> · {what}
    </>
  )
}

/** The quantity with its sign: positive for goods that came in. */
export const MovedBy = ({ number }: Pick<MovementRow, 'number'>) => (
  <>
    {number > 0 && '+'}
    <Value kind="number" value={number} />
  </>
)
