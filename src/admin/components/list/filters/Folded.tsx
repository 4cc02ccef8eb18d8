import Funnel from '@mui/icons-material/FilterAltOutlined'
import { Box, Button } from '@mui/material'
import { createContext, type ReactNode, useContext, useId, useState } from 'react'
import { useStore, useTranslate } from 'react-admin'

const Context = createContext(false)

/** Whether filters are folded behind a button, as there is no room beside tabs. */
export const Folded = Context.Provider

/** Folds filters behind a button with the number of set ones; open if one is set or the user opened it in any list. */
export function Fold({ set, children }: { set: number; children: ReactNode }) {
  const translate = useTranslate()
  const id = useId()
  const isFolded = useContext(Context)
  const [isWanted, setWanted] = useStore('list.filters', false)
  const [isHere, setHere] = useState<boolean>()
  if (!isFolded) return children
  // Stays open when the last filter is cleared, since that has the focus.
  if (set > 0 && isHere === undefined) setHere(true)
  const isOpen = isHere ?? isWanted
  const toggle = () => {
    setHere(!isOpen)
    setWanted(!isOpen)
  }
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Funnel />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {translate('components.list.filters')}
        {set > 0 && ` (${set})`}
      </Button>
      <Box id={id} hidden={!isOpen} sx={isOpen ? line : undefined}>
        {children}
      </Box>
    </>
  )
}

const line = { order: 1, flexBasis: '100%', display: 'flex', flexWrap: 'wrap', gap: 1 } as const
