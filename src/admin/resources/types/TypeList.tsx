import Check from '@mui/icons-material/Check'
import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { featuresOf, type Style, styles } from '../../../domain/type'
import type { PostType } from '../../../domain/typeSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { useIntro } from '../../components/crud/useIntro'
import { IconPlace } from '../../components/fields/IconPlace'
import { Picture } from '../../components/fields/Picture'
import { Tags } from '../../components/fields/Tags'
import type { InlineEdit } from '../../components/inline/edit'
import { ruleOf } from '../../components/inline/ruleOf'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { SearchBox } from '../../components/list/SearchBox'
import { SortableTable } from '../../components/list/SortableTable'
import { HiddenMark } from '../../components/types/HiddenMark'
import { styleIcons } from '../../components/types/styleIcons'
import { TypeIcon } from '../../components/types/TypeIcon'

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
        render={({ title, is_shown }) => (
          <>
            <EditLink>{title}</EditLink>
            {!is_shown && <HiddenMark />}
          </>
        )}
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

function Features({ type }: { type: PostType }) {
  const translate = useTranslate()
  const names = featuresOf[type.style]
    .filter((feature) => type.features.includes(feature))
    .map((feature) => translate(`resources.types.feature.${feature}`))
  return <Tags names={names} />
}

function StyleIcon({ type }: { type: Pick<PostType, 'style' | 'drawing'> }) {
  return (
    <IconPlace>
      <TypeIcon of={type} fontSize="small" aria-hidden />
    </IconPlace>
  )
}

function StyleMark({ style }: { style: Style }) {
  const translate = useTranslate()
  const Icon = styleIcons[style]
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        verticalAlign: 'middle',
        alignItems: 'center',
        gap: 1,
        whiteSpace: 'nowrap',
      }}
    >
      <Icon fontSize="small" sx={{ color: 'text.secondary' }} aria-hidden />
      {translate(`resources.types.style.${style}`)}
    </Box>
  )
}
