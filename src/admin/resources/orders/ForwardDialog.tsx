import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { nextOf, orderStatuses } from '../../../domain/order'
import type { PaymentMethod } from '../../../domain/payment'
import { ConfirmDialog } from '../../components/form/ConfirmDialog'
import { useFeedback } from '../../components/form/useFeedback'
import { useBulk } from '../../components/list/useBulk'
import { LateSkeleton } from '../../components/states/LateSkeleton'
import type { AppDataProvider } from '../../providers/data/types'
import { useUsualMethod } from './money/method'
import { StepPaymentInput } from './money/useStepPayment'
import { orderStatusLabel } from './OrderStatusChip'
import { seenOf, useForward } from './useForward'

export default function ForwardDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { seen, error, at } = useForward()
  const { compute, count, isBusy } = useBulk()
  const { sentence } = useFeedback('orders')
  const [chosen, setChosen] = useState<number>()
  const [usual, keep] = useUsualMethod()
  const [method, setMethod] = useState<PaymentMethod>()
  const say = (key: string, params: object = {}) => translate(`resources.orders.forward.${key}`, params)
  // Any of the orders to send returns all warehouses.
  const leaving = at('processing')
  const [first] = leaving
  const { data, isPending } = useQuery({
    queryKey: ['orders', 'sending', first?.id],
    queryFn: () => dataProvider.orderSending(Number(first?.id)),
    enabled: first !== undefined,
  })
  const places = data?.data ?? []
  // The warehouse that all orders already have, if it is the same.
  const own = leaving.every(({ warehouse_id }) => warehouse_id === first?.warehouse_id)
    ? places.find(({ warehouse_id }) => warehouse_id === first?.warehouse_id)
    : undefined
  const from = chosen ?? (own ?? places[0])?.warehouse_id
  const steps = orderStatuses.flatMap((status) => {
    const next = nextOf(status)
    const moved = at(status).length
    return next && moved
      ? [
          say('will', {
            smart_count: moved,
            from: translate(orderStatusLabel(status)),
            to: translate(orderStatusLabel(next)),
          }),
        ]
      : []
  })
  const isDelivering = at('delivery').length > 0
  const final = at('delivered').length + at('canceled').length
  const forward = async () => {
    if (!seen) return
    const asked = {
      seen: seenOf(seen),
      ...(from !== undefined && { warehouse_id: from }),
      ...(method && isDelivering && { payment: { method } }),
    }
    const only = seen.map(({ id }) => id)
    const change = { name: 'forward', asked }
    if (await compute(change, 'resources.orders.forward.not_moved', { isFinal: true, only })) {
      if (asked.payment) keep(asked.payment.method)
      onClose()
    }
  }
  return (
    <ConfirmDialog
      open
      busy={isBusy}
      disabled={!seen?.length || (first !== undefined && isPending)}
      title={say('title', { smart_count: seen?.length ?? count })}
      confirm="resources.orders.forward.action"
      onCancel={onClose}
      onConfirm={() => void forward()}
    >
      {error && <Alert severity="error">{sentence('load_failed', error)}</Alert>}
      {!seen && !error && <LateSkeleton label="components.form.loading" rows={2} />}
      {seen && (
        <Box component="ul" sx={{ m: 0, mb: 2, paddingInlineStart: 2.5 }}>
          {[...steps, ...(final ? [say('final', { smart_count: final })] : [])].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Box>
      )}
      {from !== undefined && (
        <TextField
          select
          fullWidth
          label={translate('resources.orders.sending.from')}
          value={from}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {places.map(({ warehouse_id, name }) => (
            <MenuItem key={warehouse_id} value={warehouse_id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {isDelivering && (
        <StepPaymentInput
          label={translate('resources.orders.money.take_now_all')}
          method={method}
          usual={usual}
          onChange={setMethod}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        {say('not_all')}
      </Typography>
    </ConfirmDialog>
  )
}
