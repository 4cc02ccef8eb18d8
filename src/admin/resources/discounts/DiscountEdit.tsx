import { Alert } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { useLocaleState, useTranslate } from 'react-admin'
import { type Discount, type DiscountInput, discountSchema } from '../../../domain/discountSchema'
import { EditForm } from '../../components/crud/forms'
import { businessMoment } from '../../components/formats/businessFormats'
import { TypePage } from '../../components/types/TypePage'
import { DiscountInputs } from './DiscountInputs'
import { writeOff } from './off'

type Row = Discount & RaRecord<number>

/** The form edits the chosen status; `expired` only follows from the end time. */
const toForm = ({ chosen, ...discount }: Row): RaRecord => ({
  ...discount,
  status: chosen ?? (discount.status === 'expired' ? 'enable' : discount.status),
})

const isRow = (value: unknown): value is Discount['config'][number] =>
  typeof value === 'object' && value !== null && 'quantity' in value

export default function DiscountEdit() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const moment = (value: unknown) => typeof value === 'string' && businessMoment(value, locale)
  return (
    <TypePage feature="discounts">
      {(typeId) => (
        <EditForm<DiscountInput, Row>
          key={typeId}
          schema={discountSchema}
          toForm={toForm}
          belongs={({ type_id }) => type_id === typeId}
          show={{
            type_id: () => null,
            start: moment,
            end: moment,
            status: (status) => translate(`resources.discounts.state.${status}`),
            config: (rows) =>
              Array.isArray(rows) &&
              rows
                .filter(isRow)
                .map((row) => `${row.quantity}: −${writeOff(row, locale)}`)
                .join('\n'),
          }}
        >
          {(discount) => (
            <>
              {discount.status === 'expired' && (
                <Alert severity="info" sx={{ mb: 2 }}>
                  {translate('resources.discounts.expired_note')}
                </Alert>
              )}
              <DiscountInputs typeId={typeId} discount={discount} />
            </>
          )}
        </EditForm>
      )}
    </TypePage>
  )
}
