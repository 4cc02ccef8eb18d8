import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { sanitizeHtml } from '../../../../domain/html'
import type { Section } from '../../../../domain/postSchema'
import { useCategories } from '../../../components/categories/useCategories'
import { Thumbnail } from '../../../components/media/Thumbnail'
import { statusLabel } from '../list/StatusChip'

/** How a conflict shows the fields that plain text does not do for. */
export function useShownFields(typeId: number): Record<string, (value: unknown) => ReactNode> {
  const translate = useTranslate()
  const { rows } = useCategories(typeId)
  const category = (id: unknown) => rows.find((row) => row.id === id)?.title
  return {
    status: (status) => translate(statusLabel(String(status))),
    category_id: category,
    parent_category_id: category,
    image: (url) => (url ? <Picture url={String(url)} /> : ''),
    images: (urls) => Array.isArray(urls) && urls.map((url) => <Picture key={url} url={String(url)} />),
    content: (sections) =>
      Array.isArray(sections) &&
      sections.map((section: Section) => <ShownSection key={JSON.stringify(section)} section={section} />),
  }
}

const Picture = ({ url }: { url: string }) => (
  <Box sx={{ display: 'inline-block', width: 96, height: 64, marginInlineEnd: 1 }}>
    <Thumbnail url={url} alt={url} />
  </Box>
)

function ShownSection({ section: { title, image, content } }: { section: Section }) {
  return (
    <Box sx={{ whiteSpace: 'normal', mb: 1 }}>
      <strong>{title}</strong>
      {image && <Picture url={image} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the spot */}
      <div dangerouslySetInnerHTML={{ __html: sanitizeHtml(content) }} />
    </Box>
  )
}
