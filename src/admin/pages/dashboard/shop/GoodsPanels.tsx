import { Box, Link } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatMoney } from '../../../../domain/money'
import type { ShopFigures } from '../../../../domain/shopFigures'
import { Picture } from '../../../components/fields/Picture'
import { formatDay } from '../../../components/formats/day'
import { formatNumber } from '../../../components/formats/formats'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'
import { DashboardPanel } from '../DashboardPanel'
import { PanelLines } from '../PanelLines'

interface ProductLineProps {
  product: { post_id: number; title: string | null; image: string | null }
  isLinked?: boolean
  facts?: ReactNode
  end: ReactNode
}

function ProductLine({ product: { post_id, title, image }, isLinked = true, facts, end }: ProductLineProps) {
  const translate = useTranslate()
  const inner = (
    <>
      <span className="picture is-plain">
        <Picture url={image} />
      </span>
      <span className="words">
        <span className="title is-single">
          <bdi>{title ?? translate('reporting.gone')}</bdi>
        </span>
        {facts && <span className="facts is-single">{facts}</span>}
      </span>
      <span className="end">{end}</span>
    </>
  )
  return (
    <li>
      {isLinked ? (
        <ScreenLink to={paths.stockOf(post_id)} className="line">
          {inner}
        </ScreenLink>
      ) : (
        <div className="line">{inner}</div>
      )}
    </li>
  )
}

function All({ to, count }: { to: string; count: number }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <Link component={ScreenLink} to={to} underline="hover" sx={{ typography: 'body2' }}>
      {translate('dashboard.shop.all', { count: formatNumber(count, locale) })}
    </Link>
  )
}

export function LowPanel({ low: { count, rows } }: { low: NonNullable<ShopFigures['low']> }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <DashboardPanel title="resources.report_low.tab" action={<All to={paths.report('low')} count={count} />}>
      <PanelLines>
        {rows.map((row) => (
          <ProductLine
            key={row.id}
            product={row}
            end={translate('dashboard.shop.short', {
              number: formatNumber(row.number, locale),
              point: formatNumber(row.reorder_point, locale),
            })}
          />
        ))}
      </PanelLines>
    </DashboardPanel>
  )
}

export function ExpiringPanel({ expiring }: { expiring: NonNullable<ShopFigures['expiring']> }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { count, money, rows } = expiring
  return (
    <DashboardPanel
      title="resources.report_expiring.tab"
      action={<All to={paths.report('expiring')} count={count} />}
    >
      <PanelLines>
        {rows.map((row) => (
          <ProductLine
            key={row.id}
            product={row}
            facts={
              row.days_left < 0 ? (
                <Box component="span" sx={{ color: 'status.bad' }}>
                  {formatDay(row.expiry, locale)} · {translate('reporting.overdue', { days: -row.days_left })}
                </Box>
              ) : (
                formatDay(row.expiry, locale)
              )
            }
            end={formatNumber(row.number, locale)}
          />
        ))}
        <li>
          <span className="line">
            <span className="words facts">
              {translate('dashboard.shop.expiring_money', { money: formatMoney(money) })}
            </span>
          </span>
        </li>
      </PanelLines>
    </DashboardPanel>
  )
}

export function BestPanel({ best, seesStock }: { best: ShopFigures['best']; seesStock: boolean }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <DashboardPanel title="dashboard.shop.best">
      <PanelLines>
        {best.map((row) => (
          <ProductLine
            key={row.post_id}
            product={row}
            isLinked={seesStock}
            end={translate('dashboard.shop.sold', { count: formatNumber(row.sold, locale) })}
          />
        ))}
      </PanelLines>
    </DashboardPanel>
  )
}
