import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Post } from '../../../../domain/postSchema'
import { RowLink } from '../../../components/list/RowLink'
import { Moment } from '../../../components/Moment'
import { Thumbnail } from '../../../components/media/Thumbnail'
import { paths } from '../../../components/paths'
import { useRights } from '../../../providers/rights'
import { ApproveButton } from './ApproveButton'
import { StatusChip } from './StatusChip'

/** What a row is known by. On a phone, where it is the only column, it tells the rest too. */
export function PostTitle({ post }: { post: Post }) {
  const translate = useTranslate()
  const { can } = useRights()
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: { xs: 'start', sm: 'center' }, minWidth: 0 }}>
      <Box
        sx={{
          flex: 'none',
          width: 56,
          aspectRatio: '4 / 3',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'action.hover',
        }}
      >
        {post.image && <Thumbnail url={post.image} alt="" />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {can('update-posts') ? (
          <RowLink to={paths.post(post.type_id, post.id)}>{post.title}</RowLink>
        ) : (
          <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{post.title}</Typography>
        )}
        <Box
          sx={{
            display: { xs: 'flex', sm: 'none' },
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            rowGap: 0.5,
            mt: 0.75,
            color: 'text.secondary',
            fontSize: '0.8rem',
          }}
        >
          <StatusChip status={post.status} />
          <Moment iso={post.updated_at} />
          <span>{post.category?.data?.title ?? translate('resources.posts.no_category')}</span>
          <ApproveButton post={post} />
        </Box>
      </Box>
    </Box>
  )
}
