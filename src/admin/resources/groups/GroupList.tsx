import { Link } from '@mui/material'
import { useMemo } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import type { GroupStyle } from '../../../domain/group'
import type { Group } from '../../../domain/groupSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { Picture } from '../../components/fields/Picture'
import { formatNumber } from '../../components/formats/formats'
import { RowLink } from '../../components/list/RowLink'
import { SearchBox } from '../../components/list/SearchBox'
import { SortableTable } from '../../components/list/SortableTable'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { useFirstAllowed } from '../../components/screens/useOpenable'
import { useMay } from '../../providers/auth/rights'
import { GroupPage } from './GroupPage'
import { PostsLink } from './PostsLink'

const Column = columnsOf<Group>()

export default function GroupList() {
  return (
    <GroupPage>
      {(style, typeId) => <Groups key={`${style} ${typeId}`} style={style} typeId={typeId} />}
    </GroupPage>
  )
}

function Groups({ style, typeId }: { style: GroupStyle; typeId: number }) {
  const translate = useTranslate()
  const locale = useLocale()
  const filter = useMemo(() => ({ type_id: typeId, style }), [typeId, style])
  const mayEdit = useMay('groups', 'edit')
  const isField = style === 'field'
  const firstAllowed = useFirstAllowed()
  /** Link of a data group: to its fields, for users who may list or add some, else to the group. */
  const fieldsIn = (id: number) => {
    const fields = paths.dataFields(typeId, id)
    return firstAllowed(fields, `${fields}/create`, paths.group(typeId, style, id))
  }
  return (
    <ListPage<Group>
      filter={filter}
      help={mayEdit && translate('resources.groups.sort_hint')}
      filters={<SearchBox label="resources.groups.search" />}
      table={SortableTable}
      bulkDeleteText="resources.groups.delete_text"
    >
      <Column
        source="title"
        // Data groups do not appear on the site and have no picture.
        picture={isField ? undefined : ({ image }) => <Picture url={image} />}
        render={({ id, title }) =>
          isField ? <RowLink to={fieldsIn(id)}>{title}</RowLink> : <EditLink>{title}</EditLink>
        }
      />
      <Column source="slug" from="desktop" disableSort />
      <Column source="description" from="wide" disableSort />
      {isField ? (
        <Column
          source="fields"
          kind="number"
          disableSort
          render={({ fields }) => formatNumber(fields?.data.length ?? 0, locale)}
        />
      ) : (
        <Column
          source="posts_count"
          kind="number"
          disableSort
          render={(group) => <PostsLink group={group} isShort />}
        />
      )}
      <Column source="updated_at" kind="day" from="desktop" sortByOrder="DESC" />
      {isField && mayEdit && (
        <Column
          label=""
          kind="action"
          width={10}
          disableSort
          render={({ id, title: name }) => (
            <Link
              component={ScreenLink}
              to={paths.group(typeId, style, id)}
              aria-label={translate('resources.groups.edit', { name })}
            >
              {translate('ra.action.edit')}
            </Link>
          )}
        />
      )}
    </ListPage>
  )
}
