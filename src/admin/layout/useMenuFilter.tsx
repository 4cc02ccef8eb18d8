import { InputBase } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { foundIn } from '../../domain/fold'
import { spacingStep } from '../theme/tokens'
import type { MenuGroup } from './menuGroups'
import type { MenuControl } from './useMenuState'

/** From this many types on, the menu offers a filter. */
const many = 8

export function useMenuFilter(groups: readonly MenuGroup[], types: number, { isWide }: MenuControl) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const isOffered = isWide && types > many
  const nameOf = (label: string) => translate(label, { smart_count: 2, _: label })
  const isFound = ({ label, type, items }: MenuGroup): boolean =>
    // Entries of types are the same for all of them, so they tell none apart.
    [label, ...(type ? [] : items.map((item) => item.label))].some((each) => foundIn(nameOf(each), typed))
  const shown = isOffered && typed.trim() ? groups.filter(isFound) : groups
  const filter: ReactNode = isOffered && (
    <>
      <InputBase
        type="search"
        value={typed}
        placeholder={translate('layout.menu.find')}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped('')
        }}
        inputProps={{ 'aria-label': translate('layout.menu.find') }}
        sx={fieldStyle}
      />
      {shown.length === 0 && (
        <p role="status" style={noteStyle}>
          {translate('layout.menu.none_found')}
        </p>
      )}
    </>
  )
  return { shown, filter }
}

const fieldStyle = {
  display: 'flex',
  m: 1,
  mb: 0,
  px: 1,
  minHeight: 'var(--control)',
  border: 1,
  borderColor: 'field',
  borderRadius: 1,
  typography: 'body2',
  '&:focus-within': { borderColor: 'primary.main' },
} as const

const noteStyle = { margin: 0, padding: `${2 * spacingStep}px ${4 * spacingStep}px` } as const
