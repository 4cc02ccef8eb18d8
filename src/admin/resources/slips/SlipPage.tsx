import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type Slip, slipSchema } from '../../../domain/slipSchema'
import { Facts } from '../../components/fields/Facts'
import { Value } from '../../components/fields/Value'
import { EditPage } from '../../components/form/EditPage'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { Moment } from '../../components/formats/Moment'
import { PageHeading } from '../../components/heading/PageHeading'
import { PrintLink } from '../../components/print/PrintLink'
import { paths } from '../../components/screens/paths'
import { useMay } from '../../providers/auth/rights'
import { CancelSlip } from './CancelSlip'
import { NewSlipButtons } from './NewSlipButtons'
import { SlipLines } from './SlipLines'
import { SlipStatusChip } from './SlipStatusChip'

export default function SlipPage() {
  const translate = useTranslate()
  return (
    <EditPage<object, Slip>
      resource="slips"
      schema={slipSchema}
      cancelTo={paths.slips}
      editable={false}
      detail={(slip) => (
        <>
          <PageHeading
            title={slip.code}
            subtitle={<Subtitle {...slip} />}
            actions={
              <>
                <CancelSlip slip={slip} />
                <PrintLink to={paths.slipPrint(slip.id)} label={translate('resources.slips.print.action')} />
                <OneMore slip={slip} />
              </>
            }
          />
          <FormColumns
            main={
              <FormSection title="resources.slips.lines">
                <SlipLines slip={slip} />
              </FormSection>
            }
            side={<About slip={slip} />}
          />
        </>
      )}
    >
      {null}
    </EditPage>
  )
}

function OneMore({ slip: { style, reason, warehouse_id, supplier_id } }: { slip: Slip }) {
  if (reason === 'count') return null
  return (
    <NewSlipButtons
      isAgain
      kinds={[reason === 'transfer' ? 'transfer' : style]}
      warehouse={warehouse_id}
      supplier={supplier_id ?? undefined}
    />
  )
}

function Subtitle({ status, style, reason, date }: Slip) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <SlipStatusChip status={status} />
      <span>
        {translate(`resources.slips.style.${style}`)} · {translate(`resources.slips.reason.${reason}`)}
      </span>
      <Value kind="day" value={date} />
    </Box>
  )
}

function OrderCancels() {
  const translate = useTranslate()
  return (
    <Typography variant="caption" component="div" color="textSecondary">
      {translate('resources.slips.cancel.with_order')}
    </Typography>
  )
}

function About({ slip }: { slip: Slip }) {
  const { warehouse, supplier, user, linked, canceler, order } = slip
  const mayListOrders = useMay('orders', 'list')
  return (
    <FormSection title="resources.slips.about">
      <Facts
        nothing="resources.slips.no_note"
        of={{
          'resources.slips.fields.warehouse_id': warehouse?.data?.name,
          'resources.slips.fields.supplier_id': supplier?.data?.name,
          'resources.slips.fields.linked_id': linked?.data && (
            <Link component={RouterLink} to={`${paths.slips}/${linked.data.id}`}>
              {linked.data.code} · {linked.data.warehouse}
            </Link>
          ),
          'resources.slips.fields.order_id': order?.data && (
            <>
              {mayListOrders ? (
                <Link component={RouterLink} to={paths.order(order.data.type_id, order.data.id)}>
                  {order.data.code}
                </Link>
              ) : (
                order.data.code
              )}
              {slip.status === 'complete' && <OrderCancels />}
            </>
          ),
          'resources.slips.fields.user_id': user?.data?.name,
          'resources.slips.fields.created_at': <Moment iso={slip.created_at} exact />,
          'resources.slips.fields.note': slip.note,
          'resources.slips.fields.canceled_at': slip.canceled_at && <Moment iso={slip.canceled_at} exact />,
          'resources.slips.fields.canceler_id': canceler?.data?.name,
          'resources.slips.fields.cancel_reason': slip.cancel_reason,
        }}
      />
    </FormSection>
  )
}
