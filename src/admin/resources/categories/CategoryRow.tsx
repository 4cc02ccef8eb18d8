import Add from '@mui/icons-material/Add'
import { Box, IconButton, Typography } from '@mui/material'
import { RecordContextProvider, useTranslate } from 'react-admin'
import type { CategoryNode } from '../../components/categories/useCategories'
import { EditLink } from '../../components/crud/EditLink'
import { DeleteButton } from '../../components/form/DeleteButton'
import { rowLinkStyle } from '../../components/list/RowLink'
import { SelectBox } from '../../components/list/SelectBox'
import { Thumbnail } from '../../components/media/Thumbnail'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
import { useMay } from '../../providers/auth/rights'
import { box } from '../../theme/tokens'

/** What can be done with a row appears with the pointer or the focus; where there is no pointer it stays. */
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 'var(--row)',
  borderTop: 1,
  borderColor: 'divider',
  py: 0.5,
  '@media (hover: hover)': {
    '& .actions': { opacity: 0 },
    '&:hover .actions, &:focus-within .actions': { opacity: 1 },
  },
} as const

/** One category, linked to its page. */
export function CategoryRow({ row, typeId }: { row: CategoryNode; typeId: number }) {
  const translate = useTranslate()
  const mayDelete = useMay('categories', 'delete')
  const mayCreate = useMay('categories', 'create')
  const name = row.title
  const under = translate('resources.categories.add_under', { name })
  return (
    <Box className="category" sx={line}>
      {mayDelete && <SelectBox id={row.id} name={name} />}
      {row.image && (
        <Box
          sx={{
            display: { xs: 'none', sm: 'block' },
            width: box.thumbnail,
            height: box.thumbnail,
            flex: 'none',
            borderRadius: 1,
            overflow: 'hidden',
          }}
        >
          <Thumbnail url={row.image} alt="" />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, ...rowLinkStyle }}>
        <RecordContextProvider value={row}>
          <EditLink>{row.title}</EditLink>
        </RecordContextProvider>
        <Typography noWrap sx={{ color: 'text.secondary', typography: 'caption' }}>
          <bdi dir="ltr">/{row.slug}</bdi>
        </Typography>
      </Box>
      <Box className="actions" sx={{ display: 'flex', flex: 'none' }}>
        {mayCreate && (
          <IconButton
            component={ScreenLink}
            to={paths.newCategory(typeId, row.id)}
            size="small"
            aria-label={under}
            title={under}
          >
            <Add fontSize="small" />
          </IconButton>
        )}
        <DeleteButton
          resource="categories"
          record={row}
          name={name}
          text="resources.categories.delete_text"
          iconLabel={translate('resources.categories.delete', { name })}
        />
      </Box>
    </Box>
  )
}
