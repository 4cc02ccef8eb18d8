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
import { styles } from '../../../domain/type'
import { usePostTypes } from '../../components/types/usePostTypes'
import { useIsPhone } from '../../components/viewport/useIsPhone'
import { useRights } from '../../providers/auth/rights'
import { TargetList } from './TargetList'
import { type Linkable, linkable, type Target } from './targets'

interface Source {
  name: string
  kind: Linkable
  filter?: Record<string, unknown>
}

/** Sources that the user may list, with posts split by style, as in the menu. */
function useSources(): Source[] {
  const { can } = useRights()
  const types = usePostTypes()
  const ofStyles = styles.flatMap((style): Source[] => {
    const ids = types.filter((type) => type.style === style).map(({ id }) => id)
    return ids.length > 0 ? [{ name: style, kind: 'posts', filter: { type_id: ids } }] : []
  })
  return linkable
    .filter((kind) => can(guards[kind].list))
    .flatMap((kind): Source[] => (kind === 'posts' ? ofStyles : [{ name: kind, kind }]))
}

interface AddItemsDialogProps {
  /** Text of the parent item. */
  under: string | undefined
  onAdd: (targets: Target[]) => void
  onClose: () => void
}

export default function AddItemsDialog({ under, onAdd, onClose }: AddItemsDialogProps) {
  const translate = useTranslate()
  const say = (word: string, params = {}) => translate(`resources.menus.picker.${word}`, params)
  const id = useId()
  const isPhone = useIsPhone()
  const sources = useSources()
  const [asked, setAsked] = useState<string>()
  const source = sources.find(({ name }) => name === asked) ?? (asked ? undefined : sources[0])
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
      // A click on the backdrop would lose the chosen targets.
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
          value={source?.name ?? 'address'}
          onChange={(_event, next: string) => setAsked(next)}
          variant="scrollable"
          scrollButtons="auto"
          aria-label={say('kinds')}
          sx={{ mb: 1 }}
        >
          {[...sources.map(({ name }) => name), 'address'].map((name) => (
            <Tab key={name} value={name} label={say(`kind.${name}`)} />
          ))}
        </Tabs>
        {!source ? (
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
          <TargetList
            key={source.name}
            kind={source.kind}
            filter={source.filter}
            chosen={chosen}
            onToggle={toggle}
          />
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
