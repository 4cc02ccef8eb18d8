import OpenInNew from '@mui/icons-material/OpenInNew'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { MenuItem } from '../../../domain/menu'

export function Outline({ items }: { items: readonly MenuItem[] }) {
  const translate = useTranslate()
  return (
    <Box component="ul" sx={list}>
      {items.map(({ id, text, url, target, visibility, description, children }) => (
        <li key={id}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {text}
            {target === 'new' && (
              <OpenInNew
                titleAccess={translate('resources.menus.preview.new_tab')}
                sx={{ fontSize: 'inherit', ml: 0.5 }}
              />
            )}
          </Box>
          <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {url ? <bdi dir="ltr">{url}</bdi> : translate('resources.menus.no_link')}
            {visibility !== 'all' && ` · ${translate(`resources.menus.visibility.${visibility}`)}`}
            {description && ` · ${description}`}
          </Typography>
          {children.length > 0 && <Outline items={children} />}
        </li>
      ))}
    </Box>
  )
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  '& ul': { mt: 1, ml: 0.5, pl: 1.5, borderInlineStart: 1, borderColor: 'divider' },
} as const
