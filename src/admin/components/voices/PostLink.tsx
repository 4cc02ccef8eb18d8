import { Link } from '@mui/material'
import type { AboutPost } from '../../../domain/commentSchema'
import { useMay } from '../../providers/auth/rights'
import { paths } from '../screens/paths'
import { ScreenLink } from '../screens/ScreenLink'

/** A title may be one long word. */
const breaking = { overflowWrap: 'anywhere' } as const

/** The post that was commented on; a link for users who may read posts. */
export function PostLink({ post }: { post: AboutPost | null | undefined }) {
  const mayRead = useMay('posts', 'list')
  if (!post) return null
  if (!mayRead) return <bdi style={breaking}>{post.title}</bdi>
  return (
    <Link
      component={ScreenLink}
      to={paths.post(post.type_id, post.id)}
      color="inherit"
      title={post.title}
      sx={{ position: 'relative', zIndex: 1, ...breaking }}
    >
      <bdi>{post.title}</bdi>
    </Link>
  )
}
