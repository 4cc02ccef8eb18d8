import { useState } from 'react'
import { ReferenceInput, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { OrderLine } from '../../../domain/orderLines'
import { type Order, orderSchema } from '../../../domain/orderSchema'
import { inputsOf } from '../../components/crud/inputsOf'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { PhoneInput } from '../../components/form/PhoneInput'
import { useMay } from '../../providers/auth/rights'
import { createShared, type Shared, useShared } from '../../startup/shared'
import { CreditNote } from '../debts/CreditNote'
import { ClientHint } from './ClientHint'
import { OrderLinesInput } from './lines/OrderLinesInput'
import { FoldedShipping } from './money/FoldedShipping'
import { PaymentSection } from './money/PaymentSection'
import { hasParts, OrderParts } from './OrderParts'
import { OtherOrders } from './OtherOrders'

const Input = inputsOf(orderSchema, { Text: TextInput, Phone: PhoneInput })

interface OrderInputsProps {
  typeId: number
  /** None for a new one. */
  order?: Order
}

const noLines: readonly OrderLine[] = []

export function OrderInputs({ typeId, order }: OrderInputsProps) {
  const { id, products: kept = noLines, agency_id: keptAgency } = order ?? {}
  const [total] = useState(() => createShared(0))
  const mayKnowAgencies = useMay('agencies', 'list')
  return (
    <FormColumns
      main={
        <>
          <FormSection title="resources.orders.fields.products">
            <OrderLinesInput typeId={typeId} kept={kept} keptAgency={keptAgency} total={total} />
          </FormSection>
          {order && <PaymentSection order={order} />}
        </>
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
            <AgencyCredit total={total} />
            <Input.Text source="note" multiline minRows={2} helperText={false} />
          </FormSection>
          <FoldedShipping total={total} paid={order?.paid ?? 0} />
          {order && hasParts(order) && (
            <FormSection title="resources.orders.fields.parts">
              <OrderParts order={order} />
            </FormSection>
          )}
          <OtherOrders except={id} />
        </>
      }
    />
  )
}

/** Beside the agency of an order that is still written: whether it passes the agency's limit. */
function AgencyCredit({ total }: { total: Shared<number> }) {
  const agencyId: unknown = useWatch({ name: 'agency_id' })
  const more = useShared(total)
  return <CreditNote agencyId={typeof agencyId === 'number' ? agencyId : null} more={more} />
}
