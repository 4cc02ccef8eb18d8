import { useListContext, useTranslate } from 'react-admin'
import { Chip } from './Chip'

export interface SortChoice {
  name: string
  field: string
  order: 'ASC' | 'DESC'
}

interface SortChipProps {
  of: readonly SortChoice[]
}

export function SortChip({ of: choices }: SortChipProps) {
  const translate = useTranslate()
  const { sort, setSort } = useListContext()
  const place = choices.findIndex(({ field, order }) => field === sort.field && order === sort.order)
  return (
    <Chip
      spec={{ kind: 'choice', source: 'sort', choices: choices.map(({ name }, id) => ({ id, name })) }}
      label={translate('ra.action.sort')}
      values={{ sort: Math.max(0, place) }}
      onChange={({ sort: chosen }) => {
        const next = choices[Number(chosen)]
        if (next) setSort({ field: next.field, order: next.order })
      }}
    />
  )
}
