import { Alert, Box, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { KnownClient } from '../../../domain/orderSchema'
import { diallable } from '../../../domain/phone'
import { mark, marked } from '../../keys/marks'
import type { AppDataProvider } from '../../providers/data/types'

const fields = ['name', 'email', 'address', 'agency_id'] as const

/**
 * Shows whose phone number it is. Fills in their data while name and address are empty, else offers it. Enter goes on
 * to the products, or for a new client to the name.
 */
export function ClientHint({ children }: { children: ReactNode }) {
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
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    if (
      event.key !== 'Enter' ||
      event.ctrlKey ||
      event.metaKey ||
      event.nativeEvent.isComposing ||
      !(event.target instanceof HTMLInputElement)
    )
      return
    // Enter would save the form; here it goes on to the next missing input.
    event.preventDefault()
    const next = data && !client ? '[name=name]' : marked('entry')
    event.target.form?.querySelector<HTMLElement>(next)?.focus()
  }
  const isFilled = client && now[0] === client.name && now[1] === client.address
  return (
    <>
      <Box onKeyDown={goOn} {...mark('begin')}>
        {children}
      </Box>
      {data && !client && <Alert severity="info">{translate('resources.orders.known.new')}</Alert>}
      {client && (
        <Alert severity="success">
          {translate(`resources.orders.known.${client.latest ? 'known' : 'account'}`, {
            name: client.name,
            latest: client.latest,
            smart_count: client.orders,
          })}
          {!isFilled && (
            // On its own line, for narrow columns.
            <Button size="small" color="inherit" sx={{ display: 'block' }} onClick={() => fill(client)}>
              {translate('resources.orders.known.fill', { name: client.name })}
            </Button>
          )}
        </Alert>
      )}
    </>
  )
}
