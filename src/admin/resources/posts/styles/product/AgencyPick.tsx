import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Agency } from '../../../../../domain/agencySchema'
import { fold } from '../../../../../domain/fold'
import { box } from '../../../../theme/tokens'

interface AgencyPickProps {
  agencies: readonly Agency[]
  onPick: (agency: Agency) => void
}

export function AgencyPick({ agencies, onPick }: AgencyPickProps) {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const label = translate('products.add_agency')
  return (
    <Autocomplete<Agency>
      size="small"
      value={null}
      inputValue={text}
      onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
      options={[...agencies]}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      filterOptions={(all) => all.filter(({ name }) => fold(name).includes(fold(text.trim())))}
      onChange={(_event, agency) => agency && onPick(agency)}
      noOptionsText={translate('products.no_agency')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      sx={{ width: box.search, maxWidth: '100%' }}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          placeholder={label}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label },
          }}
        />
      )}
    />
  )
}
