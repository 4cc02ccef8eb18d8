import Search from '@mui/icons-material/Search'
import { Box, ButtonBase, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useIsPhone } from '../components/useIsPhone'

interface SearchButtonProps {
  /** The keys that do the same, as the keyboard names them, such as `Ctrl K`. */
  keys: string
  onClick: () => void
}

/** Opens the search; looks like a field, because that is where people look for it. On a phone it is an icon. */
export function SearchButton({ keys, onClick }: SearchButtonProps) {
  const translate = useTranslate()
  const label = translate('layout.bar.search')
  const common = { 'aria-label': label, 'aria-haspopup': 'dialog', onClick } as const
  if (useIsPhone())
    return (
      <IconButton {...common}>
        <Search />
      </IconButton>
    )
  return (
    <ButtonBase
      {...common}
      aria-keyshortcuts={keys.replace(' ', '+').replace('Ctrl', 'Control').replace('⌘', 'Meta')}
      sx={{
        gap: 1,
        px: 1.5,
        py: 0.75,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        color: 'text.secondary',
      }}
    >
      <Search fontSize="small" aria-hidden />
      {label}
      <Box component="kbd" sx={{ marginInlineStart: 3, font: 'inherit' }}>
        {keys}
      </Box>
    </ButtonBase>
  )
}
