import { Alert, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { KnownClient } from '../../../domain/orderSchema'
import { diallable } from '../../../domain/phone'
import type { AppDataProvider } from '../../providers/data/types'

const fields = ['name', 'email', 'address', 'agency_id'] as const

/**
 * Says under the phone number who has it. What is known of them is filled in while nobody has typed a name or an
 * address, and offered afterwards.
 */
export function ClientHint() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { getValues, setValue } = useFormContext()
  const typed: unknown = useWatch({ name: 'phone' })
  const phone = diallable(String(typed ?? '')) ?? ''
  const { data } = useQuery({
    queryKey: ['orders', 'client', phone],
    queryFn: () => dataProvider.orderClient(phone),
    enabled: phone !== '',
    staleTime: 30_000,
  })
  const client = data?.data
  const now = useWatch({ name: ['name', 'address'] })
  const fill = (known: KnownClient) => {
    for (const name of fields)
      setValue(name, known[name], { shouldDirty: true, shouldValidate: name === 'name' })
  }
  const isBlank = () => !getValues('name') && !getValues('address')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each client that is found
  useEffect(() => {
    if (client && isBlank()) fill(client)
  }, [client])
  if (!data) return null
  if (!client) return <Alert severity="info">{translate('resources.orders.known.new')}</Alert>
  const { name, latest, orders, address } = client
  const isFilled = now[0] === name && now[1] === address
  return (
    <Alert
      severity="success"
      action={
        !isFilled && (
          <Button size="small" color="inherit" onClick={() => fill(client)}>
            {translate('resources.orders.known.fill', { name })}
          </Button>
        )
      }
    >
      {translate(latest ? 'resources.orders.known.known' : 'resources.orders.known.account', {
        name,
        latest,
        smart_count: orders,
      })}
    </Alert>
  )
}
