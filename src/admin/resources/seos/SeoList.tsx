import { useTranslate } from 'react-admin'
import type { SeoEntry } from '../../../domain/seoSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { Picture } from '../../components/fields/Picture'
import { FilterChips } from '../../components/list/filters/FilterChips'
import { SearchBox } from '../../components/list/SearchBox'
import { chips } from './choices'
import { SeoTabs } from './SeoTabs'

const Column = columnsOf<SeoEntry>()

export default function SeoList() {
  const translate = useTranslate()
  return (
    <ListPage<SeoEntry>
      notice={<SeoTabs />}
      filters={
        <>
          <SearchBox label="resources.seos.search" />
          <FilterChips of={chips} />
        </>
      }
    >
      <Column
        source="title"
        picture={({ image }) => <Picture url={image} />}
        render={({ title }) => <EditLink>{title}</EditLink>}
      />
      <Column source="url" />
      <Column
        source="type"
        from="tablet"
        width={17}
        disableSort
        render={({ type }) => translate(`resources.seos.type.${type}`)}
      />
      <Column source="description" from="wide" disableSort />
      <Column source="created_at" kind="day" from="desktop" sortBy="id" sortByOrder="DESC" isNewest />
    </ListPage>
  )
}
