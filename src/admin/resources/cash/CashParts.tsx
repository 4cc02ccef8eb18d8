import { Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import type { CashCount, CashPerson, CashRow } from '../../../domain/cash'
import { columnsOf } from '../../components/crud/columnsOf'
import { FormSection } from '../../components/form/FormSection'
import { formatDay } from '../../components/formats/day'
import { Moment } from '../../components/formats/Moment'
import { LocalTable } from '../../components/list/LocalTable'
import { flowColumns, methodName } from './columns'
import { DifferenceMark } from './DifferenceMark'
import { useCash } from './useCash'

const Method = columnsOf<Omit<CashRow, 'day'>>()
const Person = columnsOf<Omit<CashPerson, 'id'> & { id: string }>()
const Count = columnsOf<CashCount>()

/** The period by method, its last day by person, and its counts. */
export function CashParts() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { from, to, methods = [], people = [], till, counts = [] } = useCash()
  if (!to) return null
  return (
    <>
      {from !== to && methods.length > 0 && (
        <FormSection title="resources.cash.by_method">
          <LocalTable name="cash" rows={methods.map((row) => ({ ...row, id: row.method }))}>
            <Method source="method" disableSort render={methodName} />
            {flowColumns()}
          </LocalTable>
        </FormSection>
      )}
      {people.length > 0 && (
        <FormSection title={translate('resources.cash.by_person', { day: formatDay(to, locale) })}>
          <LocalTable name="cash" rows={people.map((row) => ({ ...row, id: `${row.id} ${row.method}` }))}>
            <Person
              source="name"
              disableSort
              render={({ name }) => <bdi>{name || translate('resources.cash.nobody')}</bdi>}
            />
            <Person source="method" disableSort render={methodName} />
            {flowColumns()}
          </LocalTable>
        </FormSection>
      )}
      {till && (
        <FormSection title="resources.cash.counts">
          {counts.length === 0 && (
            <Typography color="textSecondary">{translate('resources.cash.no_counts')}</Typography>
          )}
          {counts.length > 0 && (
            <LocalTable name="cash" rows={counts}>
              <Count
                source="at"
                kind="title"
                width={22}
                disableSort
                render={({ at }) => <Moment iso={at} exact />}
              />
              <Count source="counted" kind="money" disableSort />
              <Count source="expected" kind="money" from="desktop" disableSort />
              <Count
                source="difference"
                kind="status"
                width={20}
                disableSort
                render={({ difference }) => <DifferenceMark difference={difference} />}
              />
              <Count source="taken" kind="money" disableSort />
              <Count
                source="actor"
                from="desktop"
                disableSort
                render={({ actor }) => <bdi>{actor?.name ?? translate('resources.cash.nobody')}</bdi>}
              />
              <Count source="note" from="desktop" twoLines disableSort />
            </LocalTable>
          )}
        </FormSection>
      )}
    </>
  )
}
