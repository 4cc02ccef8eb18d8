import { MenuItem, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useLocaleState, useTranslate } from 'react-admin'
import type { Sending } from '../../../domain/orderGoods'
import type { Order } from '../../../domain/orderSchema'
import { formatDate } from '../../components/formats/formats'
import type { StepMove } from '../../components/steps/steps'
import type { AppDataProvider } from '../../providers/data/types'

const noPlaces: readonly Sending[] = []

export function useSending(order: Order, isAsked: boolean) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const dataProvider = useDataProvider<AppDataProvider>()
  const [chosen, setChosen] = useState<number>()
  const find = () => dataProvider.orderSending(order.id)
  const { data, refetch } = useQuery({
    queryKey: ['orders', 'sending', order.id, order.version],
    queryFn: find,
    enabled: isAsked,
  })
  const places = data?.data ?? noPlaces
  const fromOf = (all: readonly Sending[]) =>
    all.find(({ warehouse_id }) => warehouse_id === chosen) ??
    all.find(({ warehouse_id }) => warehouse_id === order.warehouse_id) ??
    all.find(({ is_enough }) => is_enough) ??
    all[0]
  const from = fromOf(places)
  const say = (key: string, params: object) => translate(`resources.orders.sending.${key}`, params)
  const blocked = from?.lines.flatMap(({ title, wanted, on_hand }, at) => {
    if (on_hand >= wanted) return []
    const where = places
      .filter((place) => (place.lines[at]?.on_hand ?? 0) >= wanted)
      .map(({ name }) => name)
      .join(', ')
    return [say(where ? 'missing_elsewhere' : 'missing', { title, wanted, on_hand, where })]
  })
  const taken = from?.lines.flatMap(({ title, lots }) =>
    lots.map(({ id, number, expiry }) =>
      say(expiry ? 'lot_until' : 'lot', {
        number,
        title,
        lot: id,
        day: expiry ? formatDate(expiry, locale) : '',
      }),
    ),
  )
  const move: Partial<StepMove> = from
    ? {
        blocked,
        changes: [translate('resources.orders.effect.delivery'), ...(taken ?? [])],
        asks: (
          <TextField
            key="from"
            select
            fullWidth
            label={translate('resources.orders.sending.from')}
            value={from.warehouse_id}
            onChange={({ target }) => setChosen(Number(target.value))}
            sx={{ mb: 2 }}
          >
            {places.map(({ warehouse_id, name, is_enough }) => (
              <MenuItem key={warehouse_id} value={warehouse_id}>
                {say(is_enough ? 'enough' : 'short', { name })}
              </MenuItem>
            ))}
          </TextField>
        ),
      }
    : {}
  return {
    move,
    /** The warehouse to send from. Not yet known, it is asked for outside the query, which would wait for the network. */
    findWarehouse: async () => fromOf((data ?? (await find())).data)?.warehouse_id,
    look: () => void refetch(),
  }
}
