import { Box } from '@mui/material'
import type { Warehouse } from '../../../domain/placeSchema'
import { Expiry } from '../../components/fields/Expiry'
import { Facts } from '../../components/fields/Facts'
import { Value } from '../../components/fields/Value'
import { FormSection } from '../../components/form/FormSection'
import { useMay } from '../../providers/auth/rights'
import { box } from '../../theme/tokens'
import { MailLink, PhoneLink } from '../feedback/Contact'

const field = (name: string) => `resources.warehouses.fields.${name}`

/** A warehouse's stock, address and contacts; stock value only for users who may list slips. */
export function About({ warehouse }: { warehouse: Warehouse }) {
  const maySeeCosts = useMay('slips', 'list')
  const { stock, phone, email, address, ward, district, province } = warehouse
  const where = [address, ...[ward, district, province].map((each) => each?.name)].filter(Boolean).join(', ')
  return (
    <FormSection title="resources.warehouses.about">
      <Box sx={row}>
        <Facts
          nothing="resources.warehouses.empty_stock"
          of={{
            [field('products')]: stock && <Value kind="number" value={stock.products} />,
            'resources.slips.fields.number': stock && <Value kind="number" value={stock.number} />,
            [field('money')]: stock && maySeeCosts && <Value kind="money" value={stock.money} />,
            [field('next_expiry')]: stock?.next_expiry && <Expiry day={stock.next_expiry} />,
            [field('phone')]: phone && <PhoneLink phone={phone} />,
            [field('email')]: email && <MailLink email={email} />,
            [field('address')]: where,
          }}
        />
      </Box>
    </FormSection>
  )
}

const row = {
  '& > dl': { gridTemplateColumns: `repeat(auto-fit, minmax(${box.smallTile}px, auto))`, columnGap: 3 },
} as const
