import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  Switch,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import { useIsPhone } from '../components/viewport/useIsPhone'
import { KeyCaps, keyCapsStyle } from './KeyCaps'
import { useLetterKeys } from './off'
import type { Binding } from './useKeyboard'

const groups = ['everywhere', 'go', 'list', 'form'] as const

/** Keys that single parts handle themselves, in the order in which users learn them. */
const others = [
  { keys: '$mod+z', name: 'undo', group: 'everywhere' },
  { keys: 'Esc', name: 'close', group: 'everywhere' },
  { keys: 'e', name: 'inbox_done', group: 'list' },
  { keys: 'Space', name: 'lift', group: 'list' },
  { keys: '↑↓', name: 'walk', group: 'list' },
  { keys: '←→', name: 'fold', group: 'list' },
  { keys: 'Alt+↑↓', name: 'move', group: 'list' },
  { keys: 'Alt+←→', name: 'level', group: 'list' },
] as const

export function KeySheet({ bindings, onClose }: { bindings: readonly Binding[]; onClose: () => void }) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const [isOn, setOn] = useLetterKeys()
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={isPhone} onClose={onClose} aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{translate('keys.title')}</DialogTitle>
      <DialogContent>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, wanted) => setOn(wanted)} />}
          label={translate('keys.letters')}
        />
        <FormHelperText>{translate('keys.letters_help')}</FormHelperText>
        <Box sx={{ columns: { sm: 2 }, columnGap: 4, ...keyCapsStyle }}>
          {groups.map((group) => (
            <Box key={group} component="section" sx={{ breakInside: 'avoid', pt: 2 }}>
              <Typography variant="h3" sx={{ pb: 0.5 }}>
                {translate(`keys.groups.${group}`)}
              </Typography>
              <Box component="dl" sx={{ m: 0 }}>
                {[...bindings, ...others.map((each) => ({ ...each, label: translate(`keys.${each.name}`) }))]
                  .filter((each) => each.group === group)
                  .map(({ keys, label }) => (
                    <Box key={`${keys} ${label}`} sx={{ display: 'flex', gap: 2, py: 0.5 }}>
                      <Box component="dt" dir="auto" sx={{ flex: 1 }}>
                        {label}
                      </Box>
                      <Box component="dd" sx={{ m: 0 }}>
                        <KeyCaps keys={keys} />
                      </Box>
                    </Box>
                  ))}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('palette.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
