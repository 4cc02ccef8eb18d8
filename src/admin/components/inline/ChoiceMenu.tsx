import { Menu, MenuItem } from '@mui/material'
import { type KeyboardEvent, useRef } from 'react'
import type { InlineChoice } from './edit'

interface ChoiceMenuProps {
  label: string
  anchor: HTMLElement | null
  choices: readonly { id: InlineChoice['id']; name: string }[]
  current: unknown
  onClose: () => void
  onChoose: (id: InlineChoice['id']) => void
  onEntered: () => void
}

export default function ChoiceMenu({ label, anchor, choices, current, ...on }: ChoiceMenuProps) {
  const goesOn = useRef(false)
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={on.onClose}
      slotProps={{
        list: {
          role: 'listbox',
          'aria-label': label,
          onKeyDownCapture: ({ key }: KeyboardEvent) => {
            goesOn.current = key === 'Enter'
          },
        },
        transition: {
          onExited: () => {
            if (goesOn.current) on.onEntered()
            goesOn.current = false
          },
        },
      }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem
          key={String(id)}
          role="option"
          selected={String(id) === String(current)}
          aria-selected={String(id) === String(current)}
          onClick={() => on.onChoose(id)}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
