import { FormHelperText } from '@mui/material'
import { useInput, useLocaleState, useTranslate, ValidationError } from 'react-admin'
import type { FieldError } from 'react-hook-form'
import { formatMoney } from '../../../domain/money'
import type { DiscountRow } from '../../../domain/price'
import type { LineColumn } from '../../components/lines/columns'
import { LineItems } from '../../components/lines/LineItems'
import { readOff, writeOff } from './off'

interface TypedRow {
  quantity: number | null
  discount: number | null
  type: DiscountRow['type']
}

type RowErrors = Partial<Record<keyof TypedRow, FieldError>>

export function DiscountRowsInput() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { field, fieldState } = useInput<TypedRow[]>({ source: 'config', defaultValue: [] })
  const rows: TypedRow[] = Array.isArray(field.value) ? field.value : []
  const errors: unknown = fieldState.error
  const ofRow = (row: TypedRow): RowErrors | undefined =>
    Array.isArray(errors) ? errors[rows.indexOf(row)] : undefined
  const problem = (error: FieldError | undefined) => error && sentenceOf(error)
  const columns: LineColumn<TypedRow>[] = [
    {
      key: 'quantity',
      label: 'resources.discounts.rows.quantity',
      kind: 'number',
      value: ({ quantity }) => quantity,
      write: (row, value) => ({ ...row, quantity: typeof value === 'number' ? value : null }),
      problem: (row) => problem(ofRow(row)?.quantity),
    },
    {
      key: 'discount',
      label: 'resources.discounts.rows.discount',
      kind: 'text',
      value: ({ discount, type }) => (discount === null ? null : writeOff({ discount, type }, locale)),
      write: (row, value) => {
        if (value === null || value === '') return { ...row, discount: null }
        const off = readOff(String(value))
        return off && { ...row, ...off }
      },
      problem: (row) => problem(ofRow(row)?.discount),
    },
  ]
  const sentenceOf = ({ message = '' }: FieldError): string => {
    const { key, params } = parsed(message)
    return translate(key, { ...params, _: key })
  }
  const own = Array.isArray(errors) ? undefined : fieldState.error?.message
  return (
    <div>
      <LineItems
        label="resources.discounts.fields.config"
        lines={rows}
        columns={columns}
        keyOf={(row) => rows.indexOf(row)}
        onChange={(next) => field.onChange(next)}
        blank={(): TypedRow => ({ quantity: rows.length ? null : 1, discount: null, type: 'percent' })}
      />
      <FormHelperText error={own !== undefined} sx={{ mx: 0 }}>
        {own ? (
          <ValidationError error={own} />
        ) : (
          translate('resources.discounts.rows.help', { amount: formatMoney(15_000) })
        )}
      </FormHelperText>
    </div>
  )
}

/** react-admin wraps messages with parameters; others are keys. */
function parsed(message: string): { key: string; params?: Record<string, unknown> } {
  const marker = '@@react-admin@@'
  if (!message.startsWith(marker)) return { key: message }
  const { message: key, args } = JSON.parse(message.slice(marker.length)) as {
    message: string
    args?: Record<string, unknown>
  }
  return { key, params: args }
}
