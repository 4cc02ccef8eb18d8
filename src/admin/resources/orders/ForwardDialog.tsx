import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { nextOf, orderStatuses } from '../../../domain/order'
import { ConfirmDialog } from '../../components/form/ConfirmDialog'
import { useSelected } from '../../components/list/ListScope'
import { useBulk } from '../../components/list/useBulk'
import type { AppDataProvider } from '../../providers/data/types'
import { statusLabel } from './OrderStatus'

/** Says which step each of the selected orders takes, and asks where those are sent from that go on their way. */
export default function ForwardDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { rows, all } = useSelected()
  const { compute, count, isBusy } = useBulk()
  const [chosen, setChosen] = useState<number>()
  const say = (key: string, params: object = {}) => translate(`resources.orders.forward.${key}`, params)
  const at = (status: string) => rows.filter((row) => row.status === status)
  // Where goods can leave from is told with any order that is about to.
  const [first] = at('processing')
  const { data } = useQuery({
    queryKey: ['orders', 'sending', first?.id],
    queryFn: () => dataProvider.orderSending(Number(first?.id)),
    enabled: first !== undefined,
  })
  const places = data?.data ?? []
  const from = chosen ?? places[0]?.warehouse_id
  const steps = orderStatuses.flatMap((status) => {
    const next = nextOf(status)
    const moved = at(status).length
    return next && moved
      ? [
          say('will', {
            smart_count: moved,
            from: translate(statusLabel(status)),
            to: translate(statusLabel(next)),
          }),
        ]
      : []
  })
  const final = at('delivered').length + at('canceled').length
  const forward = async () => {
    const seen = all ? undefined : rows.map(({ id, status }) => ({ id, status }))
    const change = { name: 'forward', asked: { seen, ...(from !== undefined && { warehouse_id: from }) } }
    if (await compute(change, 'resources.orders.forward.not_moved', { isFinal: true })) onClose()
  }
  return (
    <ConfirmDialog
      open
      busy={isBusy}
      title={say('title', { smart_count: count })}
      confirm="resources.orders.forward.action"
      onCancel={onClose}
      onConfirm={() => void forward()}
    >
      {!all && (
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
      <Typography variant="body2" color="textSecondary">
        {say('not_all')}
      </Typography>
    </ConfirmDialog>
  )
}
