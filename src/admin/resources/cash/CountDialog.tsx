import { Box, Typography } from '@mui/material'
import { TextInput, useDataProvider, useNotify, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type CashCountInput, cashCountSchema } from '../../../domain/cash'
import { formatMoney } from '../../../domain/money'
import { DialogForm } from '../../components/form/DialogForm'
import { MoneyInput } from '../../components/form/MoneyInput'
import type { AppDataProvider } from '../../providers/data/types'
import { Denominations } from './Denominations'
import { DifferenceMark } from './DifferenceMark'

interface CountDialogProps {
  /** Null of the first count. */
  expected: number | null
  onClose: () => void
}

/** Counts the till: what lies in it, and what of it is taken away. */
export default function CountDialog({ expected, onClose }: CountDialogProps) {
  const notify = useNotify()
  const dataProvider = useDataProvider<AppDataProvider>()
  const count = async (input: CashCountInput, key: string) => {
    const { data } = await dataProvider.countCash(input, key)
    const kind = !data.difference ? 'done' : data.difference < 0 ? 'done_short' : 'done_over'
    notify(`resources.cash.count.${kind}`, {
      type: data.difference ? 'warning' : 'success',
      messageArgs: { amount: formatMoney(Math.abs(data.difference ?? 0)) },
    })
  }
  return (
    <DialogForm<CashCountInput>
      title="resources.cash.count.action"
      confirm="resources.cash.count.confirm"
      schema={cashCountSchema}
      defaultValues={{ counted: null, taken: 0, note: '' }}
      send={count}
      onClose={onClose}
    >
      <MoneyInput source="counted" label="resources.cash.fields.counted" isRequired autoFocus />
      <Denominations />
      <Outcome expected={expected} />
      <MoneyInput
        source="taken"
        label="resources.cash.fields.taken"
        helperText="resources.cash.count.taken_hint"
      />
      <TextInput source="note" label="resources.cash.fields.note" helperText={false} />
    </DialogForm>
  )
}

/** The amount that was expected, and how the typed one differs from it. */
function Outcome({ expected }: Pick<CountDialogProps, 'expected'>) {
  const translate = useTranslate()
  const counted: unknown = useWatch({ name: 'counted' })
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
      <Typography component="span" color="textSecondary">
        {expected === null
          ? translate('resources.cash.count.first')
          : translate('resources.cash.count.expected', { amount: formatMoney(expected) })}
      </Typography>
      {expected !== null && typeof counted === 'number' && <DifferenceMark difference={counted - expected} />}
    </Box>
  )
}
