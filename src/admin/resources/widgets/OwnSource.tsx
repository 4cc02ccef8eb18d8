import { FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { SourceInput } from '../../components/fieldBuilder/SourceInput'

const at = 'settings.api'
const blank = { path: '', list_key: '', value_key: '', title_key: '' }

/** Data source of the whole widget; its entry is chosen on the page that fills the widget. */
export function OwnSource() {
  const translate = useTranslate()
  const id = useId()
  const { setValue } = useFormContext()
  const api: unknown = useWatch({ name: at })
  return (
    <>
      <FormControlLabel
        label={translate('resources.widgets.source.use')}
        control={
          <Switch
            checked={Boolean(api)}
            onChange={(_event, isOn) => setValue(at, isOn ? blank : null, { shouldDirty: true })}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id}>{translate('resources.widgets.source.help')}</FormHelperText>
      {Boolean(api) && <SourceInput source={at} />}
    </>
  )
}
