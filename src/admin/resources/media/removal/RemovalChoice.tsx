import {
  Alert,
  Box,
  Button,
  FormControlLabel,
  FormHelperText,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import type { MediaKind, MediaUses } from '../../../../domain/media'
import { Thumbnail } from '../../../components/media/Thumbnail'
import { useMediaPicker } from '../../../components/media/useMediaPicker'
import { box } from '../../../theme/tokens'
import type { Removal } from './removal'

interface RemovalChoiceProps {
  uses: MediaUses['meta']
  /** Common kind of the files; mixed kinds cannot be replaced by one file. */
  kind: MediaKind | undefined
  value: Removal
  onChange: (value: Removal) => void
}

/** Chooses whether records that use deleted files get another file, or keep a dead address. */
export function RemovalChoice({ uses: { locked }, kind, value, onChange }: RemovalChoiceProps) {
  const translate = useTranslate()
  const { pick, dialog } = useMediaPicker({ area: 'removal', type: kind }, ([by]) => {
    if (by) onChange({ how: 'replace', by })
  })
  const isPossible = locked === 0 && kind !== undefined
  return (
    <Box sx={{ mt: 2 }}>
      <RadioGroup
        aria-label={translate('resources.media.removal.title')}
        value={value.how}
        onChange={(_event, how) => onChange({ ...value, how: how === 'force' ? 'force' : 'replace' })}
      >
        <FormControlLabel
          value="replace"
          disabled={!isPossible}
          control={<Radio size="small" />}
          label={translate('resources.media.removal.replace')}
        />
        {locked > 0 && (
          <Alert severity="info" sx={{ my: 1 }}>
            {translate('resources.media.removal.locked', { smart_count: locked })}
          </Alert>
        )}
        {value.how === 'replace' && isPossible && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingInlineStart: 4 }}>
            {value.by && kind === 'image' && (
              <Box sx={{ width: box.portrait, aspectRatio: '3 / 2', borderRadius: 1, overflow: 'hidden' }}>
                <Thumbnail key={value.by} url={value.by} alt="" width={box.portrait} />
              </Box>
            )}
            <Button size="small" variant="outlined" onClick={pick}>
              {translate(`resources.media.removal.${value.by ? 'choose_other' : 'choose'}`)}
            </Button>
            {value.by && kind !== 'image' && (
              <Typography variant="body2">{value.by.split('/').at(-1)}</Typography>
            )}
          </Box>
        )}
        <FormControlLabel
          value="force"
          control={<Radio size="small" />}
          label={translate('resources.media.removal.force')}
        />
        <FormHelperText sx={{ mt: 0, mx: 0, paddingInlineStart: 4 }}>
          {translate('resources.media.removal.force_help')}
        </FormHelperText>
      </RadioGroup>
      {dialog}
    </Box>
  )
}
