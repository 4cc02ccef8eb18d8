import { AutocompleteInput } from 'react-admin'
import { foundIn } from '../../../../domain/fold'
import type { StyleInputProps } from '../styleInput'

type SearchedSelectProps = Pick<StyleInputProps, 'source' | 'label' | 'defaultValue'> & {
  choices: { id: string; name: string }[]
}

export default function SearchedSelect(props: SearchedSelectProps) {
  return (
    <AutocompleteInput
      {...props}
      matchSuggestion={(typed: string, { name }: { name: string }) => foundIn(name, typed)}
      translateChoice={false}
      margin="none"
      helperText={false}
    />
  )
}
