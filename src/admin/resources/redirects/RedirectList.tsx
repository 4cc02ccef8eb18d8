import Route from '@mui/icons-material/AltRoute'
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Redirect, redirectSchema } from '../../../domain/redirectSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import type { InlineEdit } from '../../components/inline/edit'
import { ruleOf } from '../../components/inline/ruleOf'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { SearchBox } from '../../components/list/SearchBox'
import { SettingsPage } from '../../components/settings/SettingsPage'
import { lazily } from '../../startup/lazily'
import { ChainEnd } from './ChainEnd'
import { redirectCodeChoices } from './codes'

const Tester = lazily(() => import('./Tester'))

function TesterButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button startIcon={<Route />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('resources.redirects.tester.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <Tester onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const Column = columnsOf<Redirect>()
const chips: readonly FilterSpec[] = [{ kind: 'choice', source: 'code', choices: redirectCodeChoices }]

const check = ruleOf(async () => redirectSchema)
const destinationEdit: InlineEdit<Redirect> = {
  check,
  beside: (redirect) => <ChainEnd redirect={redirect} />,
}
const codeEdit: InlineEdit<Redirect> = { check, choices: redirectCodeChoices }

export default function RedirectList() {
  const translate = useTranslate()
  return (
    <SettingsPage isList>
      <ListPage<Redirect>
        actions={<TesterButton />}
        filters={
          <>
            <SearchBox label="resources.redirects.search" />
            <FilterChips of={chips} />
          </>
        }
      >
        <Column source="source" render={({ source }) => <EditLink>{source}</EditLink>} />
        <Column
          source="destination"
          disableSort
          edit={destinationEdit}
          render={({ destination }) => <bdi title={destination}>{destination}</bdi>}
        />
        <Column
          source="code"
          width={22}
          disableSort
          from="tablet"
          edit={codeEdit}
          render={({ code }) => translate(`resources.redirects.code.${code}`)}
        />
        <Column source="created_at" kind="day" from="desktop" sortBy="id" sortByOrder="DESC" isNewest />
      </ListPage>
    </SettingsPage>
  )
}
