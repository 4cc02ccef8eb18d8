import { Link } from '@mui/material'
import type { AboutPost } from '../../../domain/commentSchema'
import { useMay } from '../../providers/auth/rights'
import { paths } from '../paths'
import { ScreenLink } from '../ScreenLink'

/** The post that something was written about; a way there for who may read posts. */
export function PostLink({ post }: { post: AboutPost | null | undefined }) {
  const mayRead = useMay('posts', 'list')
  if (!post) return null
  if (!mayRead) return <bdi>{post.title}</bdi>
  return (
    <Link
      component={ScreenLink}
      to={paths.post(post.type_id, post.id)}
      color="inherit"
      title={post.title}
      sx={{ position: 'relative', zIndex: 1 }}
    >
      <bdi>{post.title}</bdi>
    </Link>
  )
}
