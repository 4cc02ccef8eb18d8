import Delete from '@mui/icons-material/DeleteOutlined'
import Copy from '@mui/icons-material/LinkOutlined'
import Star from '@mui/icons-material/Star'
import NoStar from '@mui/icons-material/StarBorder'
import Update from '@mui/icons-material/Update'
import { Box, IconButton, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { View } from '../../../../domain/viewSchema'
import { copyText } from '../../viewport/copyText'
import type { useViewWrites } from './useViewWrites'

interface ViewRowProps {
  view: View
  query: string
  isCurrent: boolean
  writes: ReturnType<typeof useViewWrites>
}

export function ViewRow({ view, query, isCurrent, writes }: ViewRowProps) {
  const { path, name, is_default: isDefault } = view
  const translate = useTranslate()
  const notify = useNotify()
  const [typed, setTyped] = useState(name)
  const say = (key: string) => translate(`components.views.${key}`, { name })
  const rename = () => {
    if (typed.trim() && typed.trim() !== name) void writes.update(view, { name: typed })
    else setTyped(name)
  }
  const copy = async () => {
    const isCopied = await copyText(`${location.origin}${path}?${view.query}`)
    notify(isCopied ? 'components.views.copied' : 'components.views.not_copied', {
      type: isCopied ? 'success' : 'warning',
    })
  }
  const button = (key: string, icon: ReactNode, onClick: () => void, pressed?: boolean) => (
    <IconButton aria-label={say(key)} title={say(key)} aria-pressed={pressed} onClick={onClick}>
      {icon}
    </IconButton>
  )
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.5 }}>
      <TextField
        fullWidth
        margin="none"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={rename}
        onKeyDown={(event) => {
          // During composition, Enter belongs to the input method.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) rename()
        }}
        slotProps={{ htmlInput: { 'aria-label': say('name_of'), maxLength: 60 } }}
      />
      {button(
        'default',
        isDefault ? <Star color="primary" /> : <NoStar />,
        () => void writes.update(view, { is_default: !isDefault }),
        isDefault,
      )}
      {(!isCurrent || view.query !== query) &&
        button('update', <Update />, () => void writes.update(view, { query }))}
      {button('copy', <Copy />, () => void copy())}
      {button('delete', <Delete />, () => void writes.remove(view))}
    </Box>
  )
}
