import { useWatch } from 'react-hook-form'
import { FoldedSection } from '../../../components/form/FoldedSection'
import { type Shared, useShared } from '../../../startup/shared'
import { ShippingInputs } from './ShippingInputs'
import { ShippingFacts } from './ShippingSection'

interface FoldedShippingProps {
  /** The order's total as it is typed. */
  total: Shared<number>
  paid: number
}

/** How an order that is still changed will be carried; folded, as few know it that early. */
export function FoldedShipping({ total, paid }: FoldedShippingProps) {
  const [carrier, tracking_code, cod] = useWatch({ name: ['carrier', 'tracking_code', 'cod'] })
  const due = Math.max(0, useShared(total) - paid)
  return (
    <FoldedSection
      title="resources.orders.money.shipping"
      source="cod"
      summary={<ShippingFacts of={{ carrier, tracking_code, cod: typeof cod === 'number' ? cod : null }} />}
    >
      <ShippingInputs due={due} />
    </FoldedSection>
  )
}
