import Add from '@mui/icons-material/Add'
import { Box, IconButton, Typography } from '@mui/material'
import { RecordContextProvider, useListContext, useLocale, useTranslate } from 'react-admin'
import type { CategoryNode } from '../../components/categories/useCategories'
import { EditLink } from '../../components/crud/EditLink'
import { DeleteButton } from '../../components/form/DeleteButton'
import { formatNumber } from '../../components/formats/formats'
import { useListScope } from '../../components/list/ListScope'
import { rowLinkStyle } from '../../components/list/RowLink'
import { SelectBox } from '../../components/list/SelectBox'
import { Thumbnail } from '../../components/media/Thumbnail'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { HiddenMark } from '../../components/types/HiddenMark'
import { useIsPhone } from '../../components/viewport/useIsPhone'
import { useMay } from '../../providers/auth/rights'
import { box } from '../../theme/tokens'
import type { PostsIn } from './postsIn'

interface CategoryRowProps {
  row: CategoryNode
  typeId: number
  posts: PostsIn | undefined
}

export function CategoryRow({ row, typeId, posts }: CategoryRowProps) {
  const translate = useTranslate()
  // Phones leave out rare actions: the form can add a child, too.
  const isPhone = useIsPhone()
  const { isSelecting } = useListScope()
  const { selectedIds } = useListContext()
  const mayDelete = useMay('categories', 'delete')
  const mayCreate = useMay('categories', 'create')
  const mayRead = useMay('posts', 'list')
  const name = row.title
  const under = translate('resources.categories.add_under', { name })
  return (
    <>
      {mayDelete && (!isPhone || isSelecting || selectedIds.length > 0) && (
        <SelectBox id={row.id} name={name} />
      )}
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
          <Thumbnail url={row.image} alt="" width={box.thumbnail} />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'baseline', gap: 1, ...rowLinkStyle }}>
        <RecordContextProvider value={row}>
          <EditLink>{row.title}</EditLink>
        </RecordContextProvider>
        {!row.is_shown && <HiddenMark />}
        <Typography
          noWrap
          sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary', typography: 'caption' }}
        >
          <bdi dir="ltr">/{row.slug}</bdi>
        </Typography>
      </Box>
      <Box className="actions" sx={{ display: 'flex', flex: 'none' }}>
        {mayCreate && !isPhone && (
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
      {mayRead && posts && <PostCount name={name} typeId={typeId} posts={posts} />}
    </>
  )
}

function PostCount({ name, typeId, posts }: { name: string; typeId: number; posts: PostsIn }) {
  const translate = useTranslate()
  const locale = useLocale()
  const number = (value: number) => formatNumber(value, locale)
  const { ids, count } = posts
  const label = translate('resources.categories.posts', { smart_count: count, count: number(count), name })
  return (
    <Typography component="span" sx={countStyle}>
      {count > 0 ? (
        <ScreenLink to={paths.posts(typeId, { category_id: ids })} title={label} aria-label={label}>
          {number(count)}
        </ScreenLink>
      ) : (
        number(0)
      )}
    </Typography>
  )
}

const countStyle = {
  flex: 'none',
  minWidth: box.handle,
  textAlign: 'end',
  typography: 'body2',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  '& a': { color: 'primary.main', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
} as const
