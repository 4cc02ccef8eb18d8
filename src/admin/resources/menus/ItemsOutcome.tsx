import { Box, Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { marked } from '../../keys/marks'
import { visuallyHidden } from '../../theme/visuallyHidden'
import type { ItemActions, ItemChange, ItemRemoval } from './useItems'

interface ItemsOutcomeProps {
  done: ItemChange | null
  removed: ItemRemoval | null
  actions: ItemActions
}

export function ItemsOutcome({ done, removed, actions }: ItemsOutcomeProps) {
  const translate = useTranslate()
  const say = ({ word, params }: ItemChange) => translate(`resources.menus.${word}`, params)
  const undo = useRef<HTMLButtonElement>(null)
  const taken = useRef<number>(undefined)
  // The pressed button disappears with its row, and the notice's button once the row is back.
  useEffect(() => {
    if (removed) undo.current?.focus()
    else if (taken.current !== undefined)
      document.querySelector<HTMLElement>(marked('row', taken.current))?.focus()
    taken.current = removed?.item.id
  }, [removed])
  const isFull = done?.word === 'full'
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {done && say(done)}
      </Box>
      {(removed || isFull) && (
        <Box sx={notice}>
          {removed && <Box sx={sentence}>{say(removed.done)}</Box>}
          {removed && (
            <Button ref={undo} size="small" onClick={() => actions.bringBack(removed)}>
              {translate('components.undo.action')}
            </Button>
          )}
          {isFull && <Box sx={{ ...sentence, color: 'error.main' }}>{say(done)}</Box>}
        </Box>
      )}
    </>
  )
}

/** Stays in view below a long tree. */
const notice = {
  position: 'sticky',
  bottom: 'var(--bottom-bar, 0px)',
  zIndex: 1,
  mt: 1,
  py: 0.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  typography: 'body2',
  color: 'text.secondary',
  bgcolor: 'background.paper',
} as const
const sentence = { minWidth: 0, overflowWrap: 'anywhere' } as const
