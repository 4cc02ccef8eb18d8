import Add from '@mui/icons-material/Add'
import Check from '@mui/icons-material/Check'
import { Button } from '@mui/material'
import { DataTable, useTranslate } from 'react-admin'
import type { PostType } from '../../../domain/typeSchema'
import { EmptyList } from '../../components/EmptyList'
import { BulkDeleteButton } from '../../components/list/BulkButtons'
import { ExportButton } from '../../components/list/ExportButton'
import { ListShell } from '../../components/list/ListShell'
import { SortableTable } from '../../components/list/SortableTable'
import { PageHeading } from '../../components/PageHeading'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
import { useMay } from '../../providers/auth/rights'
import { exportColumns } from './exportColumns'
import { FeatureChips } from './FeatureChips'
import { StyleMark } from './StyleMark'
import { TypeFilters } from './TypeFilters'
import { TypeName } from './TypeName'

const Column = DataTable.Col<PostType>
const fromTablet = { display: { xs: 'none', sm: 'table-cell' } }
const fromDesktop = { display: { xs: 'none', md: 'table-cell' } }

/** All post types, in the order of the menu. */
export default function TypeList() {
  const translate = useTranslate()
  return (
    <ListShell
      resource="types"
      heading={
        <PageHeading
          subtitle={<Intro />}
          actions={
            <>
              <ExportButton<PostType> columns={exportColumns} />
              <AddButton />
            </>
          }
        />
      }
      filters={<TypeFilters />}
      empty={
        <EmptyList
          message={translate('resources.types.empty.message')}
          hint={translate('resources.types.empty.hint')}
          action={<AddButton />}
        />
      }
    >
      <SortableTable<PostType>
        name={({ title }) => title}
        bulk={
          <>
            <ExportButton<PostType> columns={exportColumns} />
            <BulkDeleteButton text={translate('resources.types.delete_text')} />
          </>
        }
      >
        <Column source="title" render={(type) => <TypeName type={type} />} />
        <Column
          source="style"
          disableSort
          sx={fromTablet}
          render={({ style }) => <StyleMark style={style} />}
        />
        <Column
          source="features"
          disableSort
          sx={fromDesktop}
          render={(type) => <FeatureChips type={type} />}
        />
        <Column source="is_sitemap" disableSort sx={fromTablet} render={(type) => <Sitemap type={type} />} />
        <Column source="sort" align="right" sx={fromTablet} render={({ sort }) => sort + 1} />
      </SortableTable>
    </ListShell>
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

function AddButton() {
  const translate = useTranslate()
  const isAllowed = useMay('types', 'create')
  if (!isAllowed) return null
  return (
    <Button component={ScreenLink} to={paths.newType} variant="contained" startIcon={<Add />}>
      {translate('resources.types.add')}
    </Button>
  )
}
