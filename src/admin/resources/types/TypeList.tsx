import Check from '@mui/icons-material/Check'
import { useTranslate } from 'react-admin'
import { styles } from '../../../domain/type'
import type { PostType } from '../../../domain/typeSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { ListPage } from '../../components/crud/ListPage'
import { ChoiceSelect } from '../../components/list/ChoiceSelect'
import type { Exported } from '../../components/list/exporter'
import { SearchBox } from '../../components/list/SearchBox'
import { SortableTable } from '../../components/list/SortableTable'
import { useMay } from '../../providers/auth/rights'
import { FeatureChips } from './FeatureChips'
import { StyleMark } from './StyleMark'
import { TypeName } from './TypeName'

const Column = columnsOf<PostType>()

const exported: readonly Exported<PostType>[] = [
  'id',
  'title',
  'slug',
  'style',
  { label: 'features', value: ({ features }) => features.join(', ') },
  { label: 'fields', value: ({ fields }) => fields.map(({ key }) => key).join(', ') },
  'is_sitemap',
  'sort',
  'description',
  'image',
  'updated_at',
]

/** The list of post types, in menu order. */
export default function TypeList() {
  return (
    <ListPage<PostType>
      subtitle={<Intro />}
      exported={exported}
      filters={
        <>
          <SearchBox label="resources.types.search" />
          <ChoiceSelect
            source="style"
            choices={styles.map((id) => ({ id, name: <StyleMark style={id} /> }))}
            all="resources.types.filter.all"
          />
        </>
      }
      table={SortableTable}
      bulkDeleteText="resources.types.delete_text"
    >
      <Column source="title" render={(type) => <TypeName type={type} />} />
      <Column source="style" disableSort from="tablet" render={({ style }) => <StyleMark style={style} />} />
      <Column source="features" disableSort from="desktop" render={(type) => <FeatureChips type={type} />} />
      <Column source="is_sitemap" disableSort from="tablet" render={(type) => <Sitemap type={type} />} />
      <Column source="sort" align="right" from="tablet" render={({ sort }) => sort + 1} />
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

function Intro() {
  const translate = useTranslate()
  const isEditable = useMay('types', 'edit')
  const hints = ['intro', ...(isEditable ? ['sort_hint'] : [])]
  return hints.map((hint) => translate(`resources.types.${hint}`)).join(' ')
}
