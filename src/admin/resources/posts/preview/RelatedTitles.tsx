import { Box, Typography } from '@mui/material'
import { useGetMany, useTranslate } from 'react-admin'
import type { Post } from '../../../../domain/postSchema'

/** Related posts for the reader; deleted ones are left out. */
export function RelatedTitles({ ids }: { ids: readonly number[] }) {
  const translate = useTranslate()
  const { data = [] } = useGetMany<Post>('posts', { ids: [...ids] })
  const found = data.filter(Boolean)
  if (found.length === 0) return null
  return (
    <section>
      <Typography component="h2" sx={{ typography: 'h2', mt: 3, mb: 1 }}>
        {translate('resources.posts.groups.related')}
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 3 }}>
        {found.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </Box>
    </section>
  )
}
