import { Typography } from '@mui/material'
import {
  AutocompleteInput,
  ReferenceInput,
  TextInput,
  useDataProvider,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { formatMoney } from '../../../domain/money'
import type { Remittance } from '../../../domain/remittance'
import { settlementSchema } from '../../../domain/remittanceSchema'
import { DialogForm } from '../../components/form/DialogForm'
import type { AppDataProvider } from '../../providers/data/types'

interface SettleDialogProps {
  line: Remittance
  onClose: () => void
}

const byText = (q: string) => ({ q })
const nameOf = ({ code, name }: { code: string; name: string }) => `${code} · ${name}`

/** Books a line that did not match on an order, or puts it aside with a reason. */
export default function SettleDialog({ line, onClose }: SettleDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { id, amount, expected, entry_id, order, tracking_code, order_code } = line
  const isBooked = entry_id !== null || amount === 0
  return (
    <DialogForm
      title={translate('resources.remittances.settle.title', { code: tracking_code || order_code })}
      confirm="resources.remittances.settle.confirm"
      schema={settlementSchema}
      defaultValues={{ order_id: null, note: '' }}
      send={async (settlement, key) => {
        await dataProvider.settleRemittance(id, settlement, key)
        notify('resources.remittances.settle.done', { type: 'success' })
        refresh()
      }}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>
        {translate('resources.remittances.settle.amount', { money: formatMoney(amount) })}{' '}
        {entry_id !== null &&
          order?.data &&
          translate('resources.remittances.settle.is_booked', {
            code: order.data.code,
            money: formatMoney(expected ?? 0),
          })}
      </Typography>
      {!isBooked && (
        <ReferenceInput source="order_id" reference="orders" sort={{ field: 'id', order: 'DESC' }}>
          <AutocompleteInput
            label="resources.remittances.settle.order"
            optionText={nameOf}
            filterToQuery={byText}
            helperText="resources.remittances.settle.order_hint"
          />
        </ReferenceInput>
      )}
      <TextInput
        source="note"
        label="resources.remittances.fields.note"
        isRequired={isBooked}
        helperText={false}
      />
    </DialogForm>
  )
}
