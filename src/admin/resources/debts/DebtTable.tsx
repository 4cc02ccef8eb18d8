import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type Debt, type Debtors, debtAgeNames, passesLimit } from '../../../domain/debts'
import { formatMoney } from '../../../domain/money'
import { columnsOf } from '../../components/crud/columnsOf'
import { Status } from '../../components/fields/Status'
import { ListTable } from '../../components/list/ListTable'
import { RowLink } from '../../components/list/RowLink'
import { paths } from '../../components/screens/paths'
import { useIsPhone } from '../../components/viewport/useIsPhone'
import { Aged } from './Aged'
import { Oldest } from './Oldest'

const Column = columnsOf<Debt>()

/** Where there is little room, what has been owed the longest comes first. */
const room = { '0-30': 'wide', '31-60': 'wide', '61-90': 'tablet', over: 'tablet' } as const

export function DebtTable({ of }: { of: Debtors }) {
  const isPhone = useIsPhone()
  return (
    <ListTable<Debt>>
      <Column
        source="name"
        disableSort
        render={(debt) => (
          <>
            <RowLink to={paths.statement(of, debt.id)}>{debt.name || debt.id}</RowLink>
            {passesLimit(debt) && <PassedLimit />}
          </>
        )}
      />
      <Column source="balance" kind="money" sortByOrder="DESC" />
      {isPhone ? (
        <Column
          source="age"
          label="resources.debts.oldest"
          disableSort
          render={({ age }) => <Oldest age={age} />}
        />
      ) : (
        debtAgeNames.map((name) => (
          <Column
            key={name}
            source={`age.${name}`}
            label={`resources.debts.fields.${name}`}
            kind="money"
            from={room[name]}
            disableSort
            render={({ age }) => (age[name] === 0 ? '–' : <Aged name={name} amount={age[name]} />)}
          />
        ))
      )}
      <Column
        source="credit"
        kind="money"
        from="wide"
        disableSort
        render={({ credit }) => (credit === 0 ? '–' : formatMoney(credit))}
      />
      {of === 'agencies' ? (
        <Column source="credit_limit" kind="money" from="wide" isOff disableSort />
      ) : (
        <Column source="phone" kind="phone" from="wide" isOff disableSort />
      )}
    </ListTable>
  )
}

function PassedLimit() {
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <Status tone="bad">{translate('resources.debts.passed')}</Status>
    </Box>
  )
}
