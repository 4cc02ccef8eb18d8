import { Box, Button, FormControlLabel, FormHelperText, Switch, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useInput, useTranslate, ValidationError } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { formatMoney } from '../../../../domain/money'
import type { Order } from '../../../../domain/orderSchema'
import { MoneyInput } from '../../../components/form/MoneyInput'
import { useLineProblems } from '../../../components/lines/useLineProblems'
import { MethodInput } from './method'
import { QuantityRows, type TypedQuantity } from './QuantityRows'
import { returnable, returnValue } from './returning'

const source = 'lines'

interface ReturnLine {
  quantity: TypedQuantity
  restock: boolean
}

/** Goods that come back of an order, their worth, and how much of what was paid is given back. */
export function ReturnInputs({ order }: { order: Order }) {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const { dirtyFields } = useFormState({ name: 'refund.amount' })
  const { field } = useInput<ReturnLine[]>({ source })
  const { problemOf, own } = useLineProblems(source)
  const method: unknown = useWatch({ name: 'refund.method' })
  const lines: ReturnLine[] = field.value
  const most = returnable(order)
  const { worth, over } = returnValue(
    order,
    lines.map(({ quantity }) => quantity),
  )
  const isTyped = Boolean(dirtyFields.refund?.amount)
  useEffect(() => {
    if (!isTyped) setValue('refund.amount', over)
  }, [over, isTyped, setValue])
  const say = (key: string, params?: object) => translate(`resources.orders.money.${key}`, params)
  const change = (at: number, part: Partial<ReturnLine>) =>
    field.onChange(lines.map((line, place) => (place === at ? { ...line, ...part } : line)))
  const isStocked = order.changes?.data.some(({ status }) => status === 'complete')
  return (
    <>
      <div>
        <Button
          size="small"
          onClick={() => field.onChange(lines.map((line, at) => ({ ...line, quantity: most[at] ?? 0 })))}
        >
          {say('return_all')}
        </Button>
      </div>
      <QuantityRows
        lines={order.products ?? []}
        quantities={lines.map(({ quantity }) => quantity)}
        most={most}
        hint="resources.orders.money.returnable"
        problemOf={(at) => problemOf(at, 'quantity')}
        onChange={(at, quantity) => change(at, { quantity })}
        more={(at) =>
          isStocked &&
          Number(lines[at]?.quantity) > 0 && (
            <FormControlLabel
              label={say('restock')}
              sx={{ display: 'flex' }}
              control={
                <Switch
                  size="small"
                  checked={lines[at]?.restock === true}
                  onChange={(_event, restock) => change(at, { restock })}
                />
              }
            />
          )
        }
      />
      {own && (
        <FormHelperText error sx={{ mx: 0 }}>
          <ValidationError error={own} />
        </FormHelperText>
      )}
      {worth > 0 && (
        <Box sx={{ mb: 1 }}>
          <Typography>{say('worth', { amount: formatMoney(worth) })}</Typography>
          <Typography color="textSecondary">
            {over > 0
              ? say('over_after', { amount: formatMoney(over) })
              : say('due_after', { amount: formatMoney(order.due - worth) })}
          </Typography>
        </Box>
      )}
      {over > 0 && (
        <>
          <MethodInput source="refund.method" label="resources.orders.money.refund_by" mayStay />
          {Boolean(method) && (
            <MoneyInput source="refund.amount" label="resources.orders.fields.refund_amount" isRequired />
          )}
        </>
      )}
    </>
  )
}
