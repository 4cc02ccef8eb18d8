import { Typography } from '@mui/material'
import { CoreAdminContext, Form, SaveButton, useI18nProvider, useStoreContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { addressSchema } from '../../domain/address/addressSchema'
import { AddressInput } from '../components/address/AddressInput'
import { schemaResolver } from '../components/form/resolver'

const resolver = schemaResolver(addressSchema)

function Stored() {
  return (
    <Typography component="pre" variant="caption" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {JSON.stringify(useWatch())}
    </Typography>
  )
}

export function AddressSample() {
  return (
    <CoreAdminContext i18nProvider={useI18nProvider()} store={useStoreContext()}>
      <Form
        resolver={resolver}
        defaultValues={addressSchema.getDefault()}
        onSubmit={() => undefined}
        noValidate
      >
        <AddressInput />
        <Stored />
        <div>
          <SaveButton alwaysEnable />
        </div>
      </Form>
    </CoreAdminContext>
  )
}
