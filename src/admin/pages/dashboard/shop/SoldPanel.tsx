import { DashboardPanel } from '../DashboardPanel'
import { BestPanel } from './GoodsPanels'
import { SalesPanel } from './SalesPanel'
import { useShopFigures } from './useShopFigures'

export default function SoldPanel() {
  const { figures, query } = useShopFigures()
  if (!figures)
    return (
      // `query` counts as pending while the deferred figures render, too.
      <DashboardPanel title="dashboard.shop.sales" query={query} rows={6}>
        {null}
      </DashboardPanel>
    )
  const { sales, costs, best, low } = figures
  return (
    <>
      {sales && <SalesPanel sales={sales} costs={costs} />}
      {best.length > 0 && <BestPanel best={best} seesStock={low !== null} />}
    </>
  )
}
