import { FormHelperText } from '@mui/material'
import { useInput, useTranslate } from 'react-admin'
import { RoleChoices } from './RoleChoices'

export function RolesInput() {
  const translate = useTranslate()
  const { field } = useInput<number[]>({ source: 'role_ids', defaultValue: [] })
  return (
    <div>
      <FormHelperText sx={{ mx: 0, mt: 0 }}>{translate('resources.users.roles.hint')}</FormHelperText>
      <RoleChoices
        value={field.value ?? []}
        onChange={field.onChange}
        label={translate('resources.users.fields.roles')}
      />
    </div>
  )
}
