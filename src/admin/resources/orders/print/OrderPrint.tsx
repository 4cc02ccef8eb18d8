import { Alert, MenuItem, TextField } from '@mui/material'
import { type RaRecord, useGetMany, useLocaleState, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { Order } from '../../../../domain/orderSchema'
import { PrintPage } from '../../../components/print/PrintPage'
import { paths } from '../../../components/screens/paths'
import { LoadFailure } from '../../../components/states/LoadFailure'
import { TypePage } from '../../../components/types/TypePage'
import { formMeta } from '../../../providers/data/endpoints'
import { OrderSheet } from './OrderSheet'
import { orderPapers } from './papers'

type Row = Order & RaRecord<number>

export default function OrderPrint() {
  return <TypePage feature="orders">{(typeId) => <Papers typeId={typeId} />}</TypePage>
}

function Papers({ typeId }: { typeId: number }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [asked, setAsked] = useSearchParams()
  const ids = (asked.get('ids') ?? '').split(',').map(Number).filter(Number.isInteger)
  const paper = orderPapers.find((each) => each === asked.get('paper')) ?? 'delivery'
  const { data, error, refetch } = useGetMany<Row>(
    'orders',
    { ids, meta: formMeta('orders') },
    { retry: false },
  )
  // In the order of the selection.
  const orders = ids.flatMap(
    (id) => data?.find((order) => order?.id === id && order.type_id === typeId) ?? [],
  )
  const [only] = orders
  const gone = data ? ids.length - orders.length : 0
  return (
    <PrintPage
      title={[
        translate(`resources.orders.print.${paper}`),
        ids.length === 1
          ? only?.code
          : translate('resources.orders.print.count', { smart_count: ids.length }),
      ]
        .filter(Boolean)
        .join(' ')}
      back={ids.length === 1 && only ? paths.order(typeId, only.id) : paths.orders(typeId)}
      isReady={orders.length > 0}
      choices={
        <TextField
          select
          size="small"
          label={translate('resources.orders.print.paper')}
          value={paper}
          onChange={({ target }) => setAsked({ ids: ids.join(), paper: target.value }, { replace: true })}
          sx={{ my: 0 }}
        >
          {orderPapers.map((each) => (
            <MenuItem key={each} value={each}>
              {translate(`resources.orders.print.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      }
    >
      {error && !data && <LoadFailure resource="orders" error={error} onRetry={refetch} />}
      {gone > 0 && (
        <Alert severity="warning" data-screen>
          {translate('resources.orders.print.gone', { smart_count: gone })}
        </Alert>
      )}
      {orders.map((order) => (
        <OrderSheet key={order.id} order={order} paper={paper} locale={locale} />
      ))}
    </PrintPage>
  )
}
