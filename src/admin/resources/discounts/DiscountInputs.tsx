import { SelectInput, TextInput } from 'react-admin'
import { discountStatuses } from '../../../domain/discount'
import { type Discount, discountSchema } from '../../../domain/discountSchema'
import { inputsOf } from '../../components/crud/inputsOf'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { MomentInput } from '../../components/form/MomentInput'
import { DiscountRowsInput } from './DiscountRowsInput'
import { Overlaps } from './Overlaps'
import { Simulator } from './simulator/Simulator'
import { Uses } from './Uses'

const Input = inputsOf(discountSchema, { Text: TextInput, Select: SelectInput, Moment: MomentInput })
const statuses = discountStatuses.map((id) => ({ id, name: `resources.discounts.state.${id}` }))

export function DiscountInputs({ typeId, discount }: { typeId: number; discount?: Discount }) {
  return (
    <FormColumns
      lead={
        <FormSection title="resources.discounts.section">
          <Input.Text source="title" isRequired helperText={false} />
          <Input.Select source="status" choices={statuses} isRequired helperText={false} />
        </FormSection>
      }
      main={
        <FormSection title="resources.discounts.fields.config">
          <DiscountRowsInput />
        </FormSection>
      }
      side={
        <>
          <FormSection title="resources.discounts.time">
            <Input.Moment source="start" isRequired />
            <Input.Moment source="end" isRequired />
            <Overlaps typeId={typeId} id={discount?.id} />
          </FormSection>
          {discount && <Uses typeId={typeId} discount={discount} />}
        </>
      }
      below={
        <FormSection title="resources.discounts.simulator.title">
          <Simulator typeId={typeId} />
        </FormSection>
      }
    />
  )
}
