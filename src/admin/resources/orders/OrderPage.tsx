import { omit } from 'es-toolkit'
import { type RaRecord, useGetOne, useParams } from 'react-admin'
import { isDeletable, isEditable } from '../../../domain/order'
import { sentAgain } from '../../../domain/orderLines'
import { type Order, type OrderInput, orderSchema } from '../../../domain/orderSchema'
import { EditPage } from '../../components/form/EditPage'
import { paths } from '../../components/screens/paths'
import { TypePage } from '../../components/types/TypePage'
import { useMay } from '../../providers/auth/rights'
import { formMeta } from '../../providers/data/endpoints'
import { OrderDetail } from './OrderDetail'
import { OrderHead } from './OrderHead'
import { OrderInputs } from './OrderInputs'
import { OrderNotes } from './OrderNotes'

type Row = Order & RaRecord<number>

/** The form's values: only fields that somebody types. */
const toForm = ({ products = [], ...order }: Row): RaRecord => ({
  ...omit(order, ['remarks', 'history', 'possible', 'payments', 'returns', 'parts', 'vietqr']),
  id: order.id,
  products: products.map(sentAgain),
})

/** The page of an order: a form until it is sent, then read-only. */
export default function OrderPage() {
  return <TypePage feature="orders">{(typeId) => <Page key={typeId} typeId={typeId} />}</TypePage>
}

function Page({ typeId }: { typeId: number }) {
  const { id } = useParams()
  const mayEdit = useMay('orders', 'edit')
  const { data } = useGetOne<Row>(
    'orders',
    { id: Number(id), meta: formMeta('orders') },
    { refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
  )
  return (
    <EditPage<OrderInput, Row>
      resource="orders"
      schema={orderSchema}
      toForm={toForm}
      cancelTo={paths.orders(typeId)}
      belongs={({ type_id }) => type_id === typeId}
      editable={mayEdit && (!data || isEditable(data.status))}
      deletable={data && isDeletable(data.status) ? ({ code }) => code : undefined}
      deleteText="resources.orders.delete_text"
      detail={(order) => <OrderDetail order={order} />}
    >
      {(order) => (
        <>
          <OrderHead order={order} />
          <OrderInputs typeId={typeId} order={order} />
          <OrderNotes order={order} />
        </>
      )}
    </EditPage>
  )
}
