import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { shownInSearch } from '../../../domain/seo'
import { PreviewFrame } from './PreviewFrame'
import { cut, type PreviewFields, usePreviewTexts } from './shown'

export function SearchPreview({ fields }: { fields: PreviewFields }) {
  const translate = useTranslate()
  const { title, description, host, steps } = usePreviewTexts(fields)
  return (
    <PreviewFrame label="parts.seo.search">
      <Box sx={{ p: 2 }}>
        <Typography sx={{ typography: 'caption', color: 'text.secondary' }}>
          {[host, ...steps].join(' › ')}
        </Typography>
        <Typography sx={{ typography: 'h2', fontWeight: 400, color: 'info.main', my: 0.5 }}>
          {cut(title || translate('parts.seo.title'), shownInSearch.title)}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {cut(description || translate('parts.seo.description'), shownInSearch.description)}
        </Typography>
      </Box>
    </PreviewFrame>
  )
}
