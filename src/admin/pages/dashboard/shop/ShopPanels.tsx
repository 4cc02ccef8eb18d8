import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import type { AppDataProvider } from '../../../providers/data/types'
import { Panel } from '../Panel'
import { told } from '../shown'
import { BestPanel, ExpiringPanel, LowPanel } from './GoodsPanels'
import { SalesPanel } from './SalesPanel'
import { WaitingOrders } from './WaitingOrders'

/** What is sold, waits, is short and expires, as far as this person may see it. */
export default function ShopPanels() {
  const translate = useTranslate()
  const provider = useDataProvider<AppDataProvider>()
  const {
    data: answer,
    error,
    refetch,
  } = useQuery({
    queryKey: ['shop_figures'],
    queryFn: async () => (await provider.shopFigures()).data,
    ...told,
  })
  // Drawn in slices, as the panels above are.
  const data = useDeferredValue(answer)
  if (!data)
    return (
      // Also while they are being drawn.
      <Panel title="dashboard.shop.sales" query={{ isPending: !error, error, refetch }} rows={6}>
        {null}
      </Panel>
    )
  const { sales, best, low, expiring } = data
  if (!sales && !best.length && !low?.count && !expiring?.count)
    return (
      <Panel title="reporting.title">
        <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {translate('dashboard.shop.calm')}
        </Typography>
      </Panel>
    )
  return (
    <>
      {sales && <SalesPanel sales={sales} />}
      {sales && sales.waiting.length > 0 && <WaitingOrders waiting={sales.waiting} />}
      {low && low.count > 0 && <LowPanel low={low} />}
      {expiring && expiring.count > 0 && <ExpiringPanel expiring={expiring} />}
      {best.length > 0 && <BestPanel best={best} seesStock={low !== null} />}
    </>
  )
}
