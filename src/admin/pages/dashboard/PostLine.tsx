import Article from '@mui/icons-material/ArticleOutlined'
import type { ReactNode } from 'react'
import type { Post } from '../../../domain/postSchema'
import { Thumbnail } from '../../components/media/Thumbnail'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { box } from '../../theme/tokens'

interface PostLineProps {
  post: Post
  children: ReactNode
  end?: ReactNode
  action?: ReactNode
}

export function PostLine({ post, children, end, action }: PostLineProps) {
  return (
    <li>
      <ScreenLink to={paths.post(post.type_id, post.id)} className="line">
        <span className="picture">
          {post.image ? (
            <Thumbnail key={post.image} url={post.image} alt="" width={box.thumbnail} />
          ) : (
            <Article aria-hidden />
          )}
        </span>
        <span className="words">
          <span className="title">{post.title}</span>
          <span className="facts">{children}</span>
        </span>
        {end && <span className="end">{end}</span>}
      </ScreenLink>
      {action && <span className="action">{action}</span>}
    </li>
  )
}
