import Article from '@mui/icons-material/ArticleOutlined'
import { Box, ListItemButton, ListItemText } from '@mui/material'
import type { ReactNode } from 'react'
import type { Post } from '../../../domain/postSchema'
import { Thumbnail } from '../../components/media/Thumbnail'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
import { box } from '../../theme/tokens'

interface PostLineProps {
  post: Post
  /** The text under the title. */
  children: ReactNode
  end?: ReactNode
  /** A button beside the row, which is a link. */
  action?: ReactNode
}

/** At most two lines of a long title on a phone, one elsewhere. */
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: 2, sm: 1 },
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const

/** A post in one row, linked to its page. */
export function PostLine({ post, children, end, action }: PostLineProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <ListItemButton
        component={ScreenLink}
        to={paths.post(post.type_id, post.id)}
        sx={{ gap: 1.5, py: 0.5, minWidth: 0 }}
      >
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            flex: 'none',
            width: box.thumbnail,
            height: box.thumbnail,
            borderRadius: 1,
            overflow: 'hidden',
            bgcolor: 'background.default',
            color: 'text.secondary',
          }}
        >
          {post.image ? (
            <Thumbnail key={post.image} url={post.image} alt="" width={box.thumbnail} />
          ) : (
            <Article aria-hidden />
          )}
        </Box>
        <ListItemText
          sx={{ my: 0, minWidth: 0 }}
          primary={post.title}
          secondary={
            <>
              <Box component="span" sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {children}
              </Box>
              {end && <Box sx={{ display: { sm: 'none' }, mt: 0.5 }}>{end}</Box>}
            </>
          }
          slotProps={{
            primary: { sx: { fontWeight: 550, ...clamped } },
            secondary: { component: 'div', variant: 'caption', sx: { whiteSpace: { sm: 'nowrap' } } },
          }}
        />
        {end && <Box sx={{ display: { xs: 'none', sm: 'block' } }}>{end}</Box>}
      </ListItemButton>
      {action && <Box sx={{ flex: 'none', paddingInlineEnd: 2 }}>{action}</Box>}
    </Box>
  )
}
