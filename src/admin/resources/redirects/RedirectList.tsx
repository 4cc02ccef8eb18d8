import { useTranslate } from 'react-admin'
import type { Redirect } from '../../../domain/redirectSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { ChoiceSelect } from '../../components/list/ChoiceSelect'
import { SearchBox } from '../../components/list/SearchBox'
import { codes } from './codes'
import { Destination } from './Destination'

const Column = columnsOf<Redirect>()
const exported = ['id', 'source', 'destination', 'code', 'created_at', 'updated_at'] as const

/** The list of redirects. */
export default function RedirectList() {
  const translate = useTranslate()
  return (
    <ListPage<Redirect>
      exported={exported}
      filters={
        <>
          <SearchBox label="resources.redirects.search" />
          <ChoiceSelect source="code" choices={codes} />
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
    </ListPage>
  )
}
