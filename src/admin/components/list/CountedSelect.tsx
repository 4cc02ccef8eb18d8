import { useListContext } from 'react-admin'
import { ChoiceSelect } from './ChoiceSelect'
import { useListMeta } from './listMeta'

interface CountedSelectProps {
  /** The filter; the server counts the field of the same name. */
  source: string
  /** i18n key of a value; the value itself by default. */
  name?: (value: string) => string
  label?: string
  all?: string
}

/** A select with the values that rows have, and their counts. */
export function CountedSelect({ source, name = (value) => value, ...props }: CountedSelectProps) {
  const { filterValues } = useListContext()
  const counts = useListMeta()?.counts?.[source] ?? {}
  const chosen = filterValues[source] ? [String(filterValues[source])] : []
  const values = [...new Set([...Object.keys(counts).filter((value) => counts[value]), ...chosen])]
  return (
    <ChoiceSelect
      {...props}
      source={source}
      choices={values
        .sort((a, b) => a.localeCompare(b))
        .filter(Boolean)
        .map((value) => ({ id: value, name: name(value), count: counts[value] }))}
    />
  )
}
