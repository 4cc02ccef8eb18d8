import { Stack } from '@mui/material'
import { useState } from 'react'
import { StepActions } from '../components/steps/StepActions'
import { StepTrack } from '../components/steps/StepTrack'
import type { Step, StepMove } from '../components/steps/steps'

const states = {
  new: { key: 'new', label: 'New' },
  packed: { key: 'packed', label: 'Packed' },
  sent: { key: 'sent', label: 'On its way' },
  done: { key: 'done', label: 'Delivered' },
  cancelled: { key: 'cancelled', label: 'Cancelled' },
} as const satisfies Record<string, Step>
type State = keyof typeof states

const way = [states.new, states.packed, states.sent, states.done]
const cancel: StepMove = {
  to: states.cancelled,
  label: 'Cancel the order',
  danger: true,
  reason: 'required',
  changes: ['3 lines go back into stock.'],
  told: ['The customer, by e-mail.'],
}

const legal: Record<State, StepMove[]> = {
  new: [
    { to: states.packed, label: 'Pack', isNext: true, changes: ['3 lines are taken out of stock.'] },
    cancel,
  ],
  packed: [
    {
      to: states.sent,
      label: 'Hand over',
      isNext: true,
      told: ['The customer, by e-mail.', 'The carrier.'],
    },
    { to: states.new, label: 'Unpack', reason: 'optional' },
    cancel,
  ],
  sent: [
    {
      to: states.done,
      label: 'Complete',
      isNext: true,
      blocked: ['455.000 are still to be paid.'],
    },
  ],
  done: [],
  cancelled: [],
}

export function StepsSample() {
  const [state, setState] = useState<State>('new')
  const [left, setLeft] = useState<State>('new')
  const isState = (key: string): key is State => key in states
  return (
    <Stack sx={{ gap: 2, alignItems: 'stretch' }}>
      <StepTrack steps={way} current={states[state]} left={left} />
      <StepActions
        current={states[state]}
        moves={legal[state]}
        onMove={async ({ to }, reason) => {
          // The reason “late” simulates another user who was quicker.
          if (reason === 'late')
            return { kind: 'stale', now: states.sent, by: 'Lan', at: new Date().toISOString() }
          if (isState(to.key)) {
            setLeft(state)
            setState(to.key)
          }
          return { kind: 'done' }
        }}
      />
    </Stack>
  )
}
