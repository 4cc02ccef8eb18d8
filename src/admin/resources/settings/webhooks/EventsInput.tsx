import { Box, Checkbox, FormControlLabel, FormHelperText, FormLabel, Typography } from '@mui/material'
import { groupBy } from 'es-toolkit'
import { useId, useState } from 'react'
import { useInput, useTranslate, ValidationError } from 'react-admin'
import { fold } from '../../../../domain/fold'
import { webhookEvents } from '../../../../domain/webhookSchema'
import { SearchField } from '../../../components/list/SearchField'
import { box } from '../../../theme/tokens'
import { useEventWords } from './useEventWords'

const groups = Object.entries(groupBy(webhookEvents, (event) => event.split('.')[0] ?? ''))

/** Events by entity; a search leaves those whose words have it. */
export function EventsInput() {
  const translate = useTranslate()
  const labelId = useId()
  const { entity, event: wordsOf } = useEventWords()
  const { field, fieldState } = useInput<string[]>({ source: 'events', defaultValue: [] })
  const [query, setQuery] = useState('')
  const chosen = new Set<string>(field.value)
  const sought = fold(query.trim())
  const shown = groups
    .map(([name, events]) => ({
      name,
      events: sought ? events.filter((event) => fold(wordsOf(event)).includes(sought)) : events,
    }))
    .filter(({ events }) => events.length > 0)
  const toggle = (events: readonly string[]) => {
    const next = new Set(chosen)
    const isAll = events.every((event) => next.has(event))
    for (const event of events) isAll ? next.delete(event) : next.add(event)
    field.onChange([...next])
  }
  const tick = { chosen, name: field.name, onToggle: toggle }
  const error = fieldState.error?.message
  return (
    <Box role="group" aria-labelledby={labelId} onBlur={field.onBlur} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        {/* An asterisk inside tells that it is no optional field. */}
        <FormLabel id={labelId} component="span" required error={!!error} sx={{ color: 'text.primary' }}>
          {translate('webhooks.fields.events')}
        </FormLabel>
        <Typography variant="body2" color="textSecondary" aria-live="polite">
          {translate('webhooks.chosen', { count: chosen.size, total: webhookEvents.length })}
        </Typography>
      </Box>
      {error && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          <ValidationError error={error} />
        </FormHelperText>
      )}
      <SearchField
        fullWidth
        value={query}
        onChange={setQuery}
        label={translate('webhooks.search')}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Box sx={list}>
        {!sought && (
          <EventTick
            {...tick}
            events={webhookEvents}
            label={translate('webhooks.all')}
            inputRef={field.ref}
          />
        )}
        {shown.map(({ name, events }) => (
          <Box key={name} role="group" aria-label={entity(name)} sx={group}>
            <EventTick
              {...tick}
              events={events}
              label={translate('webhooks.all_of', { entity: entity(name) })}
              text={entity(name)}
            />
            <EventRow {...tick} events={events} />
          </Box>
        ))}
        {shown.length === 0 && (
          <Typography color="textSecondary" role="status">
            {translate('webhooks.none_found')}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

interface TickProps {
  events: readonly string[]
  chosen: ReadonlySet<string>
  name: string
  onToggle: (events: readonly string[]) => void
}

function EventRow({ events, ...tick }: TickProps) {
  const words = useEventWords()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {events.map((event) => (
        <EventTick
          {...tick}
          key={event}
          events={[event]}
          label={words.event(event)}
          text={words.verb(event.split('.')[1] ?? '')}
        />
      ))}
    </Box>
  )
}

interface EventTickProps extends TickProps {
  /** The whole name, which the text may shorten. */
  label: string
  text?: string
  inputRef?: (input: HTMLInputElement | null) => void
}

function EventTick({ events, chosen, name, onToggle, label, text = label, inputRef }: EventTickProps) {
  const count = events.filter((event) => chosen.has(event)).length
  return (
    <FormControlLabel
      label={text}
      slotProps={{
        typography: { variant: 'body2', sx: { fontWeight: events.length > 1 ? 600 : undefined } },
      }}
      control={
        <Checkbox
          size="small"
          name={name}
          checked={count === events.length}
          indeterminate={count > 0 && count < events.length}
          onChange={() => onToggle(events)}
          slotProps={{ input: { 'aria-label': label, ref: inputRef } }}
        />
      }
    />
  )
}

/** Scrolls by itself, so that the buttons of the dialog stay in sight; room for focus rings at its edges. */
const list = {
  maxHeight: { xs: '50vh', sm: box.scroller },
  overflowY: 'auto',
  mx: -2,
  px: 2,
} as const

const group = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `${box.tile}px minmax(0, 1fr)` },
  alignItems: 'start',
  borderTop: 1,
  borderColor: 'divider',
} as const
