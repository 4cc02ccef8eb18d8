import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { box } from '../../../theme/tokens'

const cut = (text: string, max: number): string => {
  const letters = [...text]
  return letters.length > max ? `${letters.slice(0, max).join('').trimEnd()}…` : text
}

/** Preview of a search result: the SEO texts, or else title and description. */
export function SearchPreview() {
  const translate = useTranslate()
  const labelId = useId()
  const watched: unknown[] = useWatch({
    name: ['seo.title', 'title', 'seo.description', 'description', 'slug'],
  })
  const [seoTitle, title, seoDescription, description, slug] = watched.map((each) =>
    String(each ?? '').trim(),
  )
  const heading = seoTitle || title || translate('resources.posts.seo.preview_title')
  const text = seoDescription || description || translate('resources.posts.seo.preview_description')
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography id={labelId} sx={{ typography: 'body2', fontWeight: 500, mb: 0.5 }}>
        {translate('resources.posts.seo.preview')}
      </Typography>
      <Box
        role="group"
        dir="ltr"
        aria-labelledby={labelId}
        sx={{
          p: 2,
          textAlign: 'start',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          maxWidth: box.line,
          overflowWrap: 'anywhere',
        }}
      >
        <Typography sx={{ typography: 'caption', color: 'text.secondary' }}>
          {translate('resources.posts.seo.site')}
          {slug && ` › ${slug}`}
        </Typography>
        <Typography sx={{ typography: 'h2', fontWeight: 400, color: 'info.main', my: 0.5 }}>
          {cut(heading, 60)}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{cut(text, 160)}</Typography>
      </Box>
    </Box>
  )
}
