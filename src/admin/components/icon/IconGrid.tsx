import { Box, Button, IconButton, Popover, SvgIcon, TextField } from '@mui/material'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { fold } from '../../../domain/fold'
import { type TypeIconName, typeIconNames, typeIcons } from '../../../domain/typeIcons'
import { box } from '../../theme/tokens'

interface IconGridProps {
  anchor: HTMLElement
  chosen: TypeIconName | ''
  onChoose: (icon: TypeIconName | '') => void
  onClose: () => void
}

const columns = 6

/** All icons, searched by words of the interface's language or English names. */
export default function IconGrid({ anchor, chosen, onChoose, onClose }: IconGridProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const grid = useRef<HTMLDivElement>(null)
  const words = useMemo(
    () => typeIconNames.map((name) => ({ name, text: fold(`${translate(`icons.${name}`)} ${name}`) })),
    [translate],
  )
  const asked = fold(typed).split(/\s+/).filter(Boolean)
  const found = words.filter(({ text }) => asked.every((word) => text.includes(word)))
  const choose = (icon: TypeIconName | '') => {
    onChoose(icon)
    onClose()
  }
  const go = (place: number) => {
    const next = Math.min(Math.max(place, 0), found.length - 1)
    setAt(next)
    grid.current?.querySelectorAll<HTMLElement>('[role=option]')[next]?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    const forward = document.dir === 'rtl' ? -1 : 1
    const steps = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      ArrowDown: columns,
      ArrowUp: -columns,
      Home: -found.length,
      End: found.length,
    }
    const step = Object.entries(steps).find(([key]) => key === event.key)?.[1]
    if (step === undefined) return
    event.preventDefault()
    go(at + step)
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { sx: { p: 1.5 }, role: 'dialog', 'aria-label': translate('resources.types.icon.title') },
      }}
    >
      <TextField
        autoFocus
        fullWidth
        size="small"
        type="search"
        placeholder={translate('resources.types.icon.search')}
        slotProps={{ htmlInput: { 'aria-label': translate('resources.types.icon.search') } }}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
        }}
        onKeyDown={(event) => {
          const [first] = found
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            go(0)
          } else if (event.key === 'Enter') {
            // Enter must not submit the form below.
            event.preventDefault()
            if (first && !event.nativeEvent.isComposing) choose(first.name)
          }
        }}
      />
      <Box
        ref={grid}
        role="listbox"
        aria-label={translate('resources.types.icon.title')}
        onKeyDown={onKey}
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${columns}, 1fr)`,
          my: 1,
          maxHeight: box.scroller,
          overflowY: 'auto',
        }}
      >
        {found.map(({ name }, place) => {
          const title = translate(`icons.${name}`).split(',')[0]
          return (
            <IconButton
              key={name}
              role="option"
              aria-selected={name === chosen}
              aria-label={title}
              title={title}
              color={name === chosen ? 'primary' : 'default'}
              tabIndex={place === at ? 0 : -1}
              onFocus={() => setAt(place)}
              onClick={() => choose(name)}
            >
              <SvgIcon>
                <path d={typeIcons[name]} />
              </SvgIcon>
            </IconButton>
          )
        })}
      </Box>
      {found.length === 0 && <Box role="status">{translate('resources.types.icon.nothing')}</Box>}
      <Button size="small" onClick={() => choose('')}>
        {translate('resources.types.icon.clear')}
      </Button>
    </Popover>
  )
}
