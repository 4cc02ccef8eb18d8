import Search from '@mui/icons-material/Search'
import { Box, ButtonBase, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useIsPhone } from '../components/viewport/useIsPhone'
import { box } from '../theme/tokens'

interface SearchButtonProps {
  keys: string
  onClick: () => void
}

/** Opens the search. Looks like a field, where users look for one; on a phone it is an icon. */
export function SearchButton({ keys, onClick }: SearchButtonProps) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const label = translate('layout.bar.search')
  if (isPhone)
    return (
      <IconButton aria-label={label} aria-haspopup="dialog" onClick={onClick}>
        <Search />
      </IconButton>
    )
  return (
    <ButtonBase
      aria-haspopup="dialog"
      aria-keyshortcuts={keys.replace(' ', '+').replace('Ctrl', 'Control').replace('⌘', 'Meta')}
      onClick={onClick}
      sx={{
        justifyContent: 'flex-start',
        gap: 1,
        width: 1,
        maxWidth: box.searchBar,
        minHeight: 'var(--control)',
        px: 1.5,
        border: 1,
        borderColor: 'field',
        borderRadius: 1,
        bgcolor: 'background.default',
        color: 'text.secondary',
        typography: 'body1',
        '&:hover': { borderColor: 'text.secondary' },
      }}
    >
      <Search fontSize="small" aria-hidden />
      {label}
      <Box component="kbd" aria-hidden sx={{ marginInlineStart: 'auto', typography: 'caption' }}>
        {keys}
      </Box>
    </ButtonBase>
  )
}
