import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import { Box, Button, IconButton } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { SelectInput, TextInput, useTranslate } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { orderDiscountTypes } from '../../../../domain/orderMoney'
import { orderDiscountSchema, orderSchema } from '../../../../domain/orderSchema'
import { inputsOf } from '../../../components/crud/inputsOf'
import { FigureInput } from '../../../components/form/FigureInput'
import { MoneyInput } from '../../../components/form/MoneyInput'
import { Unfolded } from '../../../components/form/Unfolded'
import { box } from '../../../theme/tokens'

const Input = inputsOf(orderSchema, {
  Text: TextInput,
  Figure: FigureInput,
  Money: MoneyInput,
  Select: SelectInput,
})
const types = orderDiscountTypes.map((id) => ({ id, name: `resources.orders.money.discount_${id}` }))

/** Discount and shipping fee of an order, each a button until it is asked for. */
export function PriceInputs() {
  const { setValue } = useFormContext()
  const { errors } = useFormState({ name: ['discount', 'shipping_fee'] })
  const [discount, fee] = useWatch({ name: ['discount', 'shipping_fee'] })
  const [isFeeAsked, setFeeAsked] = useState(false)
  const [isFresh, setFresh] = useState(false)
  const set = (name: string, value: unknown) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: true })
  const isFee = isFeeAsked || Boolean(fee) || errors.shipping_fee !== undefined
  return (
    <Box sx={parts}>
      {discount ? (
        <Removable
          label="resources.orders.money.no_discount"
          takesFocus={isFresh}
          onRemove={() => set('discount', null)}
        >
          <Box sx={pair}>
            {discount.type === 'money' ? (
              <Input.Money source="discount.value" label="resources.orders.fields.discount" isRequired />
            ) : (
              <Input.Figure
                source="discount.value"
                label="resources.orders.fields.discount"
                isRequired
                helperText={false}
              />
            )}
            <Input.Select
              source="discount.type"
              label="resources.orders.money.discount_by"
              choices={types}
              isRequired
              helperText={false}
            />
          </Box>
          <Input.Text
            source="discount.reason"
            label="resources.orders.money.discount_reason"
            helperText={false}
          />
        </Removable>
      ) : (
        <AddPart
          label="resources.orders.money.add_discount"
          onClick={() => {
            setFresh(true)
            setValue('discount', { ...orderDiscountSchema.getDefault(), value: null }, { shouldDirty: true })
          }}
        />
      )}
      {isFee ? (
        <Removable
          label="resources.orders.money.no_fee"
          takesFocus={isFeeAsked}
          onRemove={() => {
            setFeeAsked(false)
            set('shipping_fee', 0)
          }}
        >
          <Input.Money source="shipping_fee" label="resources.orders.fields.shipping_fee" isRequired />
        </Removable>
      ) : (
        <AddPart label="resources.orders.money.add_fee" onClick={() => setFeeAsked(true)} />
      )}
    </Box>
  )
}

const parts = {
  flex: '1 1 0',
  minWidth: box.input,
  maxWidth: box.field,
  display: 'grid',
  gap: 1,
  justifyItems: 'start',
} as const

const pair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 1,
  // A select would be wider than its column.
  '& .MuiFormControl-root': { minWidth: 0 },
} as const

function AddPart({ label, onClick }: { label: string; onClick: () => void }) {
  const translate = useTranslate()
  return (
    <Button size="small" startIcon={<Add />} onClick={onClick}>
      {translate(label)}
    </Button>
  )
}

interface RemovableProps {
  label: string
  takesFocus: boolean
  onRemove: () => void
  children: ReactNode
}

function Removable({ label, takesFocus, onRemove, children }: RemovableProps) {
  const translate = useTranslate()
  const said = translate(label)
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, width: '100%' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Unfolded takesFocus={takesFocus}>{children}</Unfolded>
      </Box>
      <IconButton size="small" aria-label={said} title={said} onClick={onRemove} sx={{ mt: 3 }}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}
