import { useTranslate } from 'react-admin'
import { type CashRow, cashFlows } from '../../../domain/cash'
import { columnsOf } from '../../components/crud/columnsOf'

const Column = columnsOf<CashRow>()

function MethodName({ method }: Pick<CashRow, 'method'>) {
  const translate = useTranslate()
  return translate(`resources.cash.method.${method}`)
}

export const methodName = ({ method }: Pick<CashRow, 'method'>) => <MethodName method={method} />

/** Amounts received, given back and spent. */
export const flowColumns = () =>
  cashFlows.map((name) => (
    <Column
      key={name}
      source={name}
      label={`resources.cash.fields.${name}`}
      kind="money"
      disableSort
      value={(row) => row[name] || null}
    />
  ))
