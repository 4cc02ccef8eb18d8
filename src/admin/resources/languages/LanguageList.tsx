import { Box, Chip, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { languageName } from '../../../domain/language'
import type { Language } from '../../../domain/languageSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { ListFrame } from '../../components/crud/ListFrame'
import { BulkDeleteButton } from '../../components/list/BulkButtons'
import { SortableTable } from '../../components/list/SortableTable'
import { AddLanguage } from './AddLanguage'
import { DefaultMark } from './DefaultMark'
import { DeleteLanguage } from './DeleteLanguage'
import { useLanguageName } from './useLanguageName'

const Column = columnsOf<Language>()

export default function LanguageList() {
  const translate = useTranslate()
  const nameOf = useLanguageName()
  return (
    <ListFrame help={translate('resources.languages.intro')} add={<AddLanguage />} isTable>
      <SortableTable<Language>
        name={({ key }) => nameOf(key)}
        bulk={<BulkDeleteButton />}
        isRowSelectable={({ is_default }) => !is_default}
      >
        <Column source="key" render={(language) => <LanguageCell language={language} />} />
        <Column
          source="is_default"
          kind="action"
          width={26}
          disableSort
          render={(language) => <DefaultMark language={language} />}
        />
        <Column
          label=""
          kind="action"
          width={8}
          disableSort
          render={(language) => <DeleteLanguage language={language} />}
        />
      </SortableTable>
    </ListFrame>
  )
}

function LanguageCell({ language: { key, name } }: { language: Language }) {
  const nameOf = useLanguageName()
  const own = name || languageName(key)
  const here = nameOf(key)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1 }}>
      <Box component="span" sx={{ fontWeight: 550 }}>
        {here}
      </Box>
      <Chip label={key} sx={{ fontFamily: 'monospace' }} />
      {own !== here && (
        <Typography variant="body2" color="textSecondary" lang={key} noWrap>
          {own}
        </Typography>
      )}
    </Box>
  )
}
