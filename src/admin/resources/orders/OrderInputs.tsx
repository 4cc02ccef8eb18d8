import { ReferenceInput, SelectInput, TextInput } from 'react-admin'
import type { OrderLine } from '../../../domain/orderLines'
import { orderSchema } from '../../../domain/orderSchema'
import { inputsOf } from '../../components/crud/inputsOf'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { PhoneInput } from '../../components/form/PhoneInput'
import { useMay } from '../../providers/auth/rights'
import { ClientHint } from './ClientHint'
import { OrderLinesInput } from './lines/OrderLinesInput'
import { OtherOrders } from './OtherOrders'

const Input = inputsOf(orderSchema, { Text: TextInput, Phone: PhoneInput })

interface OrderInputsProps {
  typeId: number
  id?: number
  kept?: readonly OrderLine[]
  keptAgency?: number | null
}

const noLines: readonly OrderLine[] = []

export function OrderInputs({ typeId, id, kept = noLines, keptAgency }: OrderInputsProps) {
  const mayKnowAgencies = useMay('agencies', 'list')
  return (
    <FormColumns
      main={
        <FormSection title="resources.orders.fields.products">
          <OrderLinesInput typeId={typeId} kept={kept} keptAgency={keptAgency} />
        </FormSection>
      }
      side={
        <>
          <FormSection title="resources.orders.client">
            {id === undefined ? (
              <ClientHint>
                <Input.Phone source="phone" isRequired />
              </ClientHint>
            ) : (
              <Input.Phone source="phone" isRequired />
            )}
            <Input.Text source="name" isRequired helperText={false} />
            <Input.Text source="address" isRequired multiline helperText={false} />
            <Input.Text source="email" type="email" helperText={false} />
            {mayKnowAgencies && (
              <ReferenceInput source="agency_id" reference="agencies" perPage={1000}>
                <SelectInput emptyText="resources.orders.no_agency" helperText={false} />
              </ReferenceInput>
            )}
            <Input.Text source="note" multiline minRows={2} helperText={false} />
          </FormSection>
          <OtherOrders except={id} />
        </>
      }
    />
  )
}
