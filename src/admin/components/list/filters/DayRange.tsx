import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DayField } from '../../form/DayField'
import type { FilterEditorProps } from './editor'
import { localDayOf, localMomentOf } from './moments'
import { RangeForm } from './RangeForm'

export default function DayRange({ spec, filters, onChange, onClose }: FilterEditorProps) {
  const translate = useTranslate()
  const [from, to] = [`${spec.source}_from`, `${spec.source}_to`]
  const [days, setDays] = useState({ from: localDayOf(filters[from]), to: localDayOf(filters[to]) })
  const moments = { [from]: localMomentOf(days.from, 'from'), [to]: localMomentOf(days.to, 'to') }
  const isPart = (day: string, moment: string | undefined) => day !== '' && !moment
  const isWrong = isPart(days.from, moments[from]) || isPart(days.to, moments[to])
  return (
    <RangeForm
      isWrong={isWrong}
      onApply={() => {
        onChange(moments)
        onClose()
      }}
    >
      <DayField
        autoFocus
        label={translate('components.list.from')}
        value={days.from}
        onChange={(day) => setDays({ ...days, from: day })}
      />
      <DayField
        label={translate('components.list.to')}
        value={days.to}
        onChange={(day) => setDays({ ...days, to: day })}
      />
    </RangeForm>
  )
}
