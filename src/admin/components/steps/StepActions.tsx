import More from '@mui/icons-material/MoreHoriz'
import { Box, Button, IconButton, Menu, MenuItem, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { mark } from '../../keys/marks'
import { StepDialog } from './StepDialog'
import type { Step, StepMove, StepOutcome } from './steps'

interface StepActionsProps {
  current: Step
  /** Steps that the rules allow this user now. */
  moves: readonly StepMove[]
  onMove: (move: StepMove, reason: string) => Promise<StepOutcome>
}

/** The next step as a button, the others beside it or in a menu; each opens a dialog that tells its effects. */
export function StepActions({ current, moves, onMove }: StepActionsProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<{ move: StepMove; from: Step }>()
  const area = useRef<HTMLDivElement>(null)
  // Inputs of the dialog may change the step's effects.
  const latest = asked && (moves.find(({ to }) => to.key === asked.move.to.key) ?? asked.move)
  const next = moves.find(({ isNext }) => isNext)
  const others = moves.filter((move) => move !== next)
  const say = (label: string) => translate(label, { _: label })
  const ask = (move: StepMove) => {
    setAnchor(null)
    setAsked({ move, from: current })
  }
  const close = () => {
    setAsked(undefined)
    // The button that opened the dialog may have vanished with its step.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) area.current?.focus()
    })
  }
  return (
    <Box
      ref={area}
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, outline: 0 }}
    >
      {/* Hidden on a phone, where it would push the way back out of the line. */}
      {moves.length === 0 && (
        <Typography color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
          {translate('parts.steps.none')}
        </Typography>
      )}
      {next && (
        <Button variant="contained" {...mark('advance')} onClick={() => ask(next)}>
          {say(next.label)}
        </Button>
      )}
      {/* A single other step needs no menu, which would stand beside the record's menu. */}
      {others.length === 1 &&
        others.map((move) => (
          <Button key={move.to.key} color={move.danger ? 'error' : 'primary'} onClick={() => ask(move)}>
            {say(move.label)}
          </Button>
        ))}
      {others.length > 1 && (
        <IconButton
          aria-label={translate('parts.steps.more')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <More />
        </IconButton>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {others.map((move) => (
          <MenuItem
            key={move.to.key}
            onClick={() => ask(move)}
            sx={move.danger ? { color: 'error.main' } : undefined}
          >
            {say(move.label)}
          </MenuItem>
        ))}
      </Menu>
      {asked && latest && (
        <StepDialog move={latest} from={asked.from} current={current} onMove={onMove} onClose={close} />
      )}
    </Box>
  )
}
