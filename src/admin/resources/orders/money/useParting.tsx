import { FormControlLabel, Switch } from '@mui/material'
import { Fragment, type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { orderedUnits } from '../../../../domain/orderLines'
import type { Order } from '../../../../domain/orderSchema'
import { QuantityRows, type TypedQuantity } from './QuantityRows'

interface Parting {
  asks: ReactNode
  /** Lines that are sent now; none if it is the whole order. */
  lines: { id: number; quantity: number }[] | undefined
  /** Takes over errors of lines; whether there were any. */
  refused: (errors: Record<string, string> | undefined) => boolean
}

/** Offers to send a part of an order; what is left becomes an order of its own. */
export function useParting({ products = [], status }: Order, isAllowed: boolean): Parting {
  const translate = useTranslate()
  const [isPart, setPart] = useState(false)
  const [typed, setTyped] = useState<ReadonlyMap<number, TypedQuantity>>(new Map())
  const [errors, setErrors] = useState<Record<string, string>>({})
  const isOffered = isAllowed && status === 'processing' && orderedUnits(products) > 1
  const quantities = products.map(({ id, quantity }) => typed.get(id) ?? quantity)
  const refused: Parting['refused'] = (told = {}) => {
    const ofLines = Object.fromEntries(Object.entries(told).filter(([path]) => path.startsWith('lines')))
    setErrors(ofLines)
    return Object.keys(ofLines).length > 0
  }
  if (!isOffered) return { asks: undefined, lines: undefined, refused }
  return {
    asks: (
      <Fragment key="part">
        <FormControlLabel
          label={translate('resources.orders.money.part_only')}
          control={<Switch checked={isPart} onChange={(_event, checked) => setPart(checked)} />}
        />
        {isPart && (
          <QuantityRows
            lines={products}
            quantities={quantities}
            most={products.map(({ quantity }) => quantity)}
            hint="resources.orders.money.of_ordered"
            problemOf={(at) => errors[`lines.${at}.quantity`] ?? (at === 0 ? errors.lines : undefined)}
            onChange={(at, quantity) => {
              const id = products[at]?.id
              if (id !== undefined) setTyped(new Map(typed).set(id, quantity))
              setErrors({})
            }}
          />
        )}
      </Fragment>
    ),
    lines: isPart
      ? // The API refuses what is no number beside its line.
        products.map(({ id }, at) => ({ id, quantity: quantities[at] as number }))
      : undefined,
    refused,
  }
}
