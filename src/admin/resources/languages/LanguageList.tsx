import { Box, Chip, Typography } from '@mui/material'
import { DataTable, useTranslate } from 'react-admin'
import { languageName } from '../../../domain/language'
import type { Language } from '../../../domain/languageSchema'
import { EmptyList } from '../../components/EmptyList'
import { BulkDeleteButton } from '../../components/list/BulkButtons'
import { ExportButton } from '../../components/list/ExportButton'
import type { ExportColumn } from '../../components/list/exporter'
import { ListShell } from '../../components/list/ListShell'
import { SortableTable } from '../../components/list/SortableTable'
import { PageHeading } from '../../components/PageHeading'
import { AddLanguage } from './AddLanguage'
import { DefaultMark } from './DefaultMark'
import { DeleteLanguage } from './DeleteLanguage'
import { useLanguageName } from './useLanguageName'

const Column = DataTable.Col<Language>

/** All of a row fits a phone. */
const narrow = { px: { xs: 0.5, sm: 2 } }

const exportColumns: readonly ExportColumn<Language>[] = [
  { label: 'resources.languages.fields.code', value: ({ key }) => key },
  { label: 'resources.languages.fields.name', value: ({ name }) => name },
  { label: 'resources.languages.fields.sort', value: ({ sort }) => sort },
  { label: 'resources.languages.fields.is_default', value: ({ is_default }) => is_default },
]

/** The languages of the site, in their order. */
export default function LanguageList() {
  const translate = useTranslate()
  const nameOf = useLanguageName()
  return (
    <ListShell
      resource="languages"
      heading={
        <PageHeading
          subtitle={translate('resources.languages.intro')}
          actions={
            <>
              <ExportButton<Language> columns={exportColumns} />
              <AddLanguage />
            </>
          }
        />
      }
      empty={
        <EmptyList
          message={translate('resources.languages.empty.message')}
          hint={translate('resources.languages.empty.hint')}
          action={<AddLanguage />}
        />
      }
    >
      <SortableTable<Language>
        name={({ key }) => nameOf(key)}
        bulk={<BulkDeleteButton />}
        isRowSelectable={({ is_default }) => !is_default}
      >
        <Column source="key" render={(language) => <LanguageCell language={language} />} />
        <Column
          source="is_default"
          sx={narrow}
          disableSort
          render={(language) => <DefaultMark language={language} />}
        />
        <Column
          label=""
          align="right"
          sx={narrow}
          render={(language) => <DeleteLanguage language={language} />}
        />
      </SortableTable>
    </ListShell>
  )
}

/** Its name here, its own name, its code. */
function LanguageCell({ language: { key, name } }: { language: Language }) {
  const nameOf = useLanguageName()
  const own = name || languageName(key)
  const here = nameOf(key)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box component="span" sx={{ fontWeight: 550 }}>
        {here}
      </Box>
      <Chip label={key} variant="outlined" sx={{ fontFamily: 'monospace' }} />
      {own !== here && (
        <Typography variant="body2" color="textSecondary" lang={key} sx={{ flexBasis: '100%' }}>
          {own}
        </Typography>
      )}
    </Box>
  )
}
