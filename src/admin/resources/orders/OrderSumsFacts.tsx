import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { Facts } from '../../components/fields/Facts'
import { Value } from '../../components/fields/Value'
import { useMay } from '../../providers/auth/rights'
import type { AppDataProvider } from '../../providers/data/types'
import { ReservedPlace } from '../../startup/ReservedPlace'
import { box } from '../../theme/tokens'

/** Order totals of a client or an agency, for users who may list orders. */
export function OrderSumsFacts({ of }: { of: { client_id: number } | { agency_id: number } }) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const mayList = useMay('orders', 'list')
  const { data, isLoading } = useQuery({
    queryKey: ['orders', 'sums', of],
    queryFn: async () => (await dataProvider.orderSums(of)).data,
    enabled: mayList,
  })
  if (isLoading) return <ReservedPlace />
  if (!data?.count) return null
  return (
    <Box sx={row}>
      <Facts
        nothing="resources.orders.sums.none"
        of={{
          'resources.orders.sums.total': <Value kind="money" value={data.total} />,
          'resources.orders.sums.count': <Value kind="number" value={data.count} />,
          'resources.orders.sums.canceled': data.canceled > 0 && (
            <Value kind="number" value={data.canceled} />
          ),
          'resources.orders.sums.latest': <Value kind="day" value={data.latest} />,
        }}
      />
    </Box>
  )
}

const row = {
  mb: 2,
  '& > dl': { gridTemplateColumns: `repeat(auto-fit, minmax(${box.smallTile}px, 1fr))` },
} as const
