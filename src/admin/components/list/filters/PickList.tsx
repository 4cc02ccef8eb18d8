import { useLocaleState, useTranslate } from 'react-admin'
import { subtreeIds } from '../../../../domain/tree'
import { formatNumber } from '../../formats/formats'
import { useListMeta } from '../listMeta'
import type { FilterEditorProps } from './editor'
import { type FilterOption, Options } from './Options'
import { nodeOf } from './specs'

/** Editor for a list of known values: choice, tree, yes or no. */
export default function PickList({ spec, label, filters, onChange, onClose }: FilterEditorProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const counts = useListMeta()?.counts?.[spec.source]
  const value = filters[spec.source]
  let options: FilterOption[] = []
  let chosen = String(value ?? '')
  let meant = (id: string): unknown => id
  if (spec.kind === 'choice') {
    options = spec.choices.map(({ id, name, icon }) => ({
      id: String(id),
      name: translate(name, { _: name }),
      icon,
      count: counts && formatNumber(counts[id] ?? 0, locale),
    }))
    chosen = String(value ?? spec.usual ?? '')
    meant = (id) => spec.choices.find((each) => String(each.id) === id)?.id
  } else if (spec.kind === 'tree') {
    options = spec.rows.map(({ id, title, level }) => ({ id: String(id), name: title, level }))
    chosen = String(nodeOf(value))
    meant = (id) => [...subtreeIds(spec.rows, Number(id))]
  } else if (spec.kind === 'yesno') {
    options = ['true', 'false'].map((id) => ({ id, name: translate(`ra.boolean.${id}`) }))
    meant = (id) => id === 'true'
  }
  return (
    <Options
      label={label}
      options={options}
      chosen={chosen}
      onChoose={(id) => {
        onChange({ [spec.source]: meant(id) })
        onClose()
      }}
    />
  )
}
