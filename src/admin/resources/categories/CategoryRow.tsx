import Add from '@mui/icons-material/Add'
import { Box, IconButton, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { levelTitle } from '../../../domain/tree'
import type { CategoryNode } from '../../components/categories/useCategories'
import { DeleteButton } from '../../components/form/DeleteButton'
import { RowLink, rowLinkStyle } from '../../components/list/RowLink'
import { SelectBox } from '../../components/list/SelectBox'
import { Thumbnail } from '../../components/media/Thumbnail'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
import { useRights } from '../../providers/auth/rights'

/** One category: its name leads to its form. */
export function CategoryRow({ row, typeId }: { row: CategoryNode; typeId: number }) {
  const translate = useTranslate()
  const { can } = useRights()
  const name = row.title
  const under = translate('resources.categories.add_under', { name })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, borderBottom: 1, py: 0.5 }}>
      {can('delete-categories') && <SelectBox id={row.id} name={name} />}
      {row.image && (
        <Box
          sx={{
            display: { xs: 'none', sm: 'block' },
            width: 32,
            height: 32,
            flex: 'none',
            borderRadius: 1,
            overflow: 'hidden',
          }}
        >
          <Thumbnail url={row.image} alt="" />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, ...rowLinkStyle }}>
        {can('update-categories') ? (
          <RowLink to={paths.category(typeId, row.id)}>{levelTitle(row)}</RowLink>
        ) : (
          <Typography sx={{ overflowWrap: 'anywhere' }}>{levelTitle(row)}</Typography>
        )}
        <Typography noWrap sx={{ color: 'text.secondary', fontSize: '0.8rem' }}>
          <bdi dir="ltr">/{row.slug}</bdi>
        </Typography>
      </Box>
      {can('create-categories') && (
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
  )
}
