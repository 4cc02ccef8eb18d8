import Check from '@mui/icons-material/Check'
import { useTranslate } from 'react-admin'
import { styles } from '../../../domain/type'
import type { PostType } from '../../../domain/typeSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { useIntro } from '../../components/crud/useIntro'
import { Picture } from '../../components/fields/Picture'
import type { InlineEdit } from '../../components/inline/edit'
import { ruleOf } from '../../components/inline/ruleOf'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { SearchBox } from '../../components/list/SearchBox'
import { SortableTable } from '../../components/list/SortableTable'
import { Features } from './Features'
import { StyleIcon } from './StyleIcon'
import { StyleMark } from './StyleMark'

const Column = columnsOf<PostType>()

const chips: readonly FilterSpec[] = [
  {
    kind: 'choice',
    source: 'style',
    choices: styles.map((id) => ({
      id,
      name: `resources.types.style.${id}`,
      icon: <StyleIcon type={{ style: id }} />,
    })),
  },
]

const sitemapEdit: InlineEdit<PostType> = {
  check: ruleOf(async () => (await import('../../../domain/typeSchema')).typeSchema),
}

export default function TypeList() {
  return (
    <ListPage<PostType>
      help={useIntro('types')}
      filters={
        <>
          <SearchBox label="resources.types.search" />
          <FilterChips of={chips} />
        </>
      }
      table={SortableTable}
      bulkDeleteText="resources.types.delete_text"
    >
      <Column
        source="title"
        // A chosen icon says more than a picture of this size.
        picture={(type) =>
          type.image && !type.drawing ? <Picture url={type.image} /> : <StyleIcon type={type} />
        }
        render={({ title }) => <EditLink>{title}</EditLink>}
      />
      <Column source="slug" from="desktop" disableSort />
      <Column source="style" disableSort render={({ style }) => <StyleMark style={style} />} />
      <Column
        source="features"
        kind="tags"
        disableSort
        from="desktop"
        render={(type) => <Features type={type} />}
      />
      <Column
        source="is_sitemap"
        kind="yesno"
        disableSort
        from="tablet"
        edit={sitemapEdit}
        render={(type) => <Sitemap type={type} />}
      />
      <Column source="sort" kind="number" from="tablet" render={({ sort }) => sort + 1} />
    </ListPage>
  )
}

function Sitemap({ type }: { type: PostType }) {
  const translate = useTranslate()
  const label = translate(`resources.types.sitemap.${type.is_sitemap ? 'on' : 'off'}`)
  return type.is_sitemap ? (
    <Check fontSize="small" color="success" role="img" aria-label={label} titleAccess={label} />
  ) : (
    <span role="img" aria-label={label} title={label}>
      –
    </span>
  )
}
