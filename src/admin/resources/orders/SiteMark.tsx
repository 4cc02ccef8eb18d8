import Language from '@mui/icons-material/Language'
import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Order } from '../../../domain/orderSchema'
import { Moment } from '../../components/formats/Moment'
import { orderSourceLabel } from './OrderStatusChip'

/** Marks an order that its buyer made on the site. */
export function SiteMark() {
  const label = useTranslate()(orderSourceLabel('site'))
  return <Language fontSize="inherit" color="action" role="img" aria-label={label} titleAccess={label} />
}

/** Where an order of the site came from, and how long it keeps its goods while nobody has confirmed it. */
export function SiteSource({ order: { status, held_until } }: { order: Order }) {
  const translate = useTranslate()
  const isOver = held_until !== null && Date.parse(held_until) <= Date.now()
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {translate('resources.orders.buyer')}
      {status === 'new' && held_until && (
        <>
          {' · '}
          {translate(`resources.orders.${isOver ? 'let_go' : 'held'}`)} <Moment iso={held_until} />
        </>
      )}
    </Box>
  )
}
