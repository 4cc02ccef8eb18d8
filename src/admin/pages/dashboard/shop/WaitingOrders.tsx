import { useLocaleState, useTranslate } from 'react-admin'
import type { ShopFigures } from '../../../../domain/shopFigures'
import { formatNumber } from '../../../components/formats/formats'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'
import { usePostTypes } from '../../../components/types/usePostTypes'
import { DashboardPanel } from '../DashboardPanel'
import { PanelLines } from '../PanelLines'

type Waiting = NonNullable<ShopFigures['sales']>['waiting']

export function WaitingOrders({ waiting }: { waiting: Waiting }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const types = usePostTypes()
  // With a single type its name is left out.
  const isMixed = new Set(waiting.map(({ type_id }) => type_id)).size > 1
  return (
    <DashboardPanel title="dashboard.shop.waiting">
      <PanelLines>
        {waiting.map(({ type_id, status, count, late }) => (
          <li key={`${type_id} ${status}`}>
            <ScreenLink to={paths.orders(type_id, { status })} className="line">
              <span className="words">
                <span className="title is-single">{translate(`resources.orders.status.${status}`)}</span>
                <span className="facts is-single">
                  {[
                    isMixed && types?.find(({ id }) => id === type_id)?.title,
                    late > 0 && translate('dashboard.shop.late', { smart_count: late }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="end">{formatNumber(count, locale)}</span>
            </ScreenLink>
          </li>
        ))}
      </PanelLines>
    </DashboardPanel>
  )
}
