import { Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { DashboardPanel } from '../DashboardPanel'
import { ExpiringPanel, LowPanel } from './GoodsPanels'
import { useShopFigures } from './useShopFigures'
import { WaitingOrders } from './WaitingOrders'

interface UrgentProps {
  rows: number
  children?: ReactNode
}

export default function Urgent({ rows, children }: UrgentProps) {
  const translate = useTranslate()
  const { figures, query } = useShopFigures()
  // Lower panels render with the figures, so that nothing moves; after an error they render alone.
  if (!figures)
    return (
      <>
        <DashboardPanel title="dashboard.shop.now" query={query} rows={rows}>
          {null}
        </DashboardPanel>
        {query.error !== null && children}
      </>
    )
  const { sales, low, expiring } = figures
  const isCalm = !sales && !low?.count && !expiring?.count
  return (
    <>
      {isCalm && (
        <DashboardPanel title="reporting.title">
          <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
            {translate('dashboard.shop.calm')}
          </Typography>
        </DashboardPanel>
      )}
      {sales && sales.waiting.length > 0 && <WaitingOrders waiting={sales.waiting} />}
      {low && low.count > 0 && <LowPanel low={low} />}
      {expiring && expiring.count > 0 && <ExpiringPanel expiring={expiring} />}
      {children}
    </>
  )
}
