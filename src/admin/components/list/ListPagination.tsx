import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Box, Button, IconButton, Typography, useTheme } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useDataProvider, useListContext, useLocaleState, useTranslate } from 'react-admin'
import { formatMoney } from '../../../domain/money'
import { pageWindow } from '../../../domain/pagination'
import { prefetchPage } from '../../providers/cache/prefetch'
import { formatNumber } from '../formats/formats'
import { useListMeta } from './listMeta'
import { OrderTold } from './OrderTold'

export function ListPagination() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const isRtl = useTheme().direction === 'rtl'
  const { page, perPage, total = 0, setPage, isPending, resource } = useListContext()
  const { pagination, sums = {} } = useListMeta() ?? {}
  const prefetch = usePagePrefetch()
  if (isPending) return null

  const last = Math.max(1, Math.ceil(total / perPage))
  const isCapped = pagination?.total_is_capped === true
  const number = (value: number) => formatNumber(value, locale)
  // A capped total is a lower bound, so it is rounded down.
  const count = isCapped ? `${number(total - (total % 10))}+` : number(total)
  // Lists that show their sums elsewhere have no words for them here.
  const sumName = (name: string) => translate(`resources.${resource}.all.${name}`, { _: '' })
  const step = (to: number, label: string, backwards: boolean) => (
    <IconButton
      aria-label={translate(label)}
      disabled={to < 1 || to > last}
      onClick={() => setPage(to)}
      onPointerEnter={() => prefetch(to)}
      onFocus={() => prefetch(to)}
    >
      {backwards === isRtl ? <ChevronRight /> : <ChevronLeft />}
    </IconButton>
  )

  return (
    <Box
      component="nav"
      aria-label={translate('components.list.pages')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.5 }}
    >
      <Typography
        component="div"
        color="textSecondary"
        sx={{ flex: '1 1 auto', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
      >
        <span>
          {translate('components.list.total', { smart_count: total, count })}
          <OrderTold />
        </span>
        {Object.entries(sums).map(
          ([name, amount]) =>
            amount !== 0 &&
            sumName(name) && (
              <span key={name}>
                {sumName(name)} {formatMoney(amount)}
              </span>
            ),
        )}
      </Typography>
      {last > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap' }}>
          {step(page - 1, 'components.list.previous', true)}
          {gapsNamed(pageWindow(page, last)).map(({ key, number: each }) =>
            each === null ? (
              <span key={key}>…</span>
            ) : (
              <PageButton
                key={key}
                label={translate('components.list.page', { page: each })}
                isCurrent={each === page}
                onOpen={() => setPage(each)}
                onNear={() => prefetch(each)}
              >
                {number(each)}
              </PageButton>
            ),
          )}
          {step(page + 1, 'components.list.next', false)}
        </Box>
      )}
    </Box>
  )
}

/** A gap's key is the page before it, stable while the window moves. */
const gapsNamed = (pages: (number | null)[]) =>
  pages.map((number, index) => ({ number, key: number ?? `after ${pages[index - 1]}` }))

interface PageButtonProps {
  label: string
  isCurrent: boolean
  onOpen: () => void
  onNear: () => void
  children: ReactNode
}

const PageButton = ({ label, isCurrent, onOpen, onNear, children }: PageButtonProps) => (
  <Button
    size="small"
    variant={isCurrent ? 'contained' : 'text'}
    aria-label={label}
    aria-current={isCurrent ? 'page' : undefined}
    onClick={onOpen}
    onPointerEnter={onNear}
    onFocus={onNear}
    sx={{ minWidth: 'var(--control)', px: 1 }}
  >
    {children}
  </Button>
)

function usePagePrefetch(): (page: number) => void {
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  const { resource, page: current, perPage, sort, filterValues, filter, total = 0 } = useListContext()
  return (page) => {
    if (page === current || page < 1 || (page - 1) * perPage >= total) return
    const asked = { pagination: { page, perPage }, sort, filter: { ...filterValues, ...filter } }
    void prefetchPage({ client, dataProvider }, resource, asked)
  }
}
