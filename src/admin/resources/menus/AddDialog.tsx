import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Tab,
  Tabs,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { guards } from '../../../domain/guards'
import { isSafeLink } from '../../../domain/links'
import { useIsPhone } from '../../components/useIsPhone'
import { useRights } from '../../providers/auth/rights'
import { TargetList } from './TargetList'
import { linkable, type Target } from './targets'

interface AddDialogProps {
  /** The text of the item under which they come. */
  under: string | undefined
  onAdd: (targets: Target[]) => void
  onClose: () => void
}

/** Chooses what new items lead to: several at once, from several kinds, and an address that is typed. */
export default function AddDialog({ under, onAdd, onClose }: AddDialogProps) {
  const translate = useTranslate()
  const say = (word: string, params = {}) => translate(`resources.menus.picker.${word}`, params)
  const id = useId()
  const isPhone = useIsPhone()
  const { can } = useRights()
  const kinds = [...linkable.filter((kind) => can(guards[kind].list)), 'address'] as const
  const [kind, setKind] = useState<(typeof kinds)[number]>(kinds[0] ?? 'address')
  const [chosen, setChosen] = useState<readonly Target[]>([])
  const [typed, setTyped] = useState({ text: '', url: '' })
  const isUnsafe = typed.url.trim() !== '' && !isSafeLink(typed.url.trim())
  const own = typed.text.trim() && !isUnsafe ? [{ text: typed.text.trim(), url: typed.url.trim() }] : []
  const all = [...chosen, ...own]
  const toggle = (target: Target) =>
    setChosen(
      chosen.some(({ url }) => url === target.url)
        ? chosen.filter(({ url }) => url !== target.url)
        : [...chosen, target],
    )
  const add = () => {
    if (!all.length) return
    onAdd(all.map(({ text, url }) => ({ text, url })))
    onClose()
  }
  return (
    <Dialog
      open
      // A click beside it does not lose what is chosen.
      onClose={(_event, reason) => reason !== 'backdropClick' && onClose()}
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>
        {under === undefined ? say('title') : say('title_under', { name: under })}
      </DialogTitle>
      <DialogContent>
        <Tabs
          value={kind}
          onChange={(_event, next: typeof kind) => setKind(next)}
          variant="scrollable"
          scrollButtons="auto"
          aria-label={say('kinds')}
          sx={{ mb: 1 }}
        >
          {kinds.map((each) => (
            <Tab key={each} value={each} label={say(`kind.${each}`)} />
          ))}
        </Tabs>
        {kind === 'address' ? (
          (['text', 'url'] as const).map((field) => (
            <TextField
              key={field}
              fullWidth
              size="small"
              margin="dense"
              label={translate(`resources.menus.fields.${field}`)}
              value={typed[field]}
              error={field === 'url' && isUnsafe}
              helperText={field === 'url' && isUnsafe && translate('validation.link')}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
              onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && add()}
            />
          ))
        ) : (
          <TargetList key={kind} kind={kind} chosen={chosen} onToggle={toggle} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
        <Button variant="contained" disabled={!all.length} onClick={add}>
          {all.length ? say('confirm', { smart_count: all.length }) : say('confirm_none')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
