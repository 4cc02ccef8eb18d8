import { useTranslate } from 'react-admin'
import type { Redirect } from '../../../domain/redirectSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { SearchBox } from '../../components/list/SearchBox'
import { codes } from './codes'
import { Destination } from './Destination'

const Column = columnsOf<Redirect>()
const chips: readonly FilterSpec[] = [{ kind: 'choice', source: 'code', choices: codes }]

/** The list of redirects. */
export default function RedirectList() {
  const translate = useTranslate()
  return (
    <ListPage<Redirect>
      filters={
        <>
          <SearchBox label="resources.redirects.search" />
          <FilterChips of={chips} />
        </>
      }
    >
      <Column source="source" render={({ source }) => <EditLink>{source}</EditLink>} />
      <Column source="destination" disableSort render={(redirect) => <Destination redirect={redirect} />} />
      <Column
        source="code"
        disableSort
        from="tablet"
        render={({ code }) => translate(`resources.redirects.code.${code}`)}
      />
      <Column source="created_at" kind="day" from="desktop" sortBy="id" sortByOrder="DESC" isNewest />
    </ListPage>
  )
}
