import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Post } from '../../../../domain/postSchema'
import { RowLink } from '../../../components/list/RowLink'
import { Moment } from '../../../components/Moment'
import { Thumbnail } from '../../../components/media/Thumbnail'
import { paths } from '../../../components/paths'
import { box } from '../../../theme/tokens'
import { ApproveButton } from './ApproveButton'
import { StatusChip } from './StatusChip'

interface PostTitleProps {
  post: Post
  /** On a phone this is the only column and shows the rest too. */
  tellsAll: boolean
}

/** The title cell of a post. The table has its styles, once for all rows. */
export function PostTitle({ post, tellsAll }: PostTitleProps) {
  return (
    <div className="post-title">
      <div className="post-picture">{post.image && <Thumbnail url={post.image} alt="" />}</div>
      <div className="post-words">
        <RowLink to={paths.post(post.type_id, post.id)}>{post.title}</RowLink>
        {tellsAll && <PostFacts post={post} />}
      </div>
    </div>
  )
}

function PostFacts({ post }: { post: Post }) {
  const translate = useTranslate()
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 0.5,
        mt: 0.5,
        color: 'text.secondary',
        typography: 'caption',
      }}
    >
      <StatusChip status={post.status} />
      <Moment iso={post.updated_at} />
      <span>{post.category?.data?.title ?? translate('resources.posts.no_category')}</span>
      <ApproveButton post={post} />
    </Box>
  )
}

/** Styles for the table around the titles. */
export const postTitleStyle = {
  '& .post-title': { display: 'flex', gap: 1.5, alignItems: { xs: 'start', sm: 'center' }, minWidth: 0 },
  '& .post-picture': {
    flex: 'none',
    width: box.thumbnail,
    aspectRatio: '4 / 3',
    borderRadius: 1,
    overflow: 'hidden',
    bgcolor: 'action.hover',
  },
  '& .post-words': { minWidth: 0, overflowWrap: 'anywhere' },
}
