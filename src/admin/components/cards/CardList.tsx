import { useDroppable } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { memo, type ReactNode, startTransition, use, useId } from 'react'
import { useTranslate, ValidationError } from 'react-admin'
import { mark } from '../../keys/marks'
import { flush } from '../../theme/flush'
import { type CardRemoval, type CardsOf, type Opening, RemovedContext, useBoard } from './board'
import { Card } from './Card'
import { endOf, isGuest } from './drag'
import type { CardListProps } from './kind'
import { useCards } from './useCards'

export const CardList = memo(function CardList({ source, owner, kind, isDrawn }: CardListProps) {
  const translate = useTranslate()
  const id = useId()
  const { board, tell } = useBoard()
  const { list, keys, wrongAt, message } = useCards(source, owner, kind, isDrawn)
  const removed = use(RemovedContext)
  if (!isDrawn) return null
  const say = (key: string) => translate(key, { _: key })
  // A transition, so that the page stays responsive; of a thousand cards only those in sight render.
  const setAll = (opening: Opening) =>
    startTransition(() => {
      for (const key of keys) board.open(key, opening)
    })
  const add = () => {
    const key = board.newKey()
    board.opened.add(key)
    board.wanted = { key, part: 'body' }
    list.put(keys.length, kind.blank(), key)
    tell({ text: translate('parts.cards.added', { place: keys.length + 1 }) })
  }
  const cards = keys.map((key, at) => (
    <Card
      key={key}
      id={key}
      at={at}
      total={keys.length}
      owner={owner}
      source={source}
      kind={kind}
      wrong={wrongAt(at)}
      inside={CardList}
    />
  ))
  if (removed?.owner === owner)
    cards.splice(removed.at, 0, <RemovedCard key={removed.key} removed={removed} list={list} />)
  return (
    <Box role="group" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}>
        <Typography id={id} variant="subtitle2" component="p" sx={{ flexGrow: 1 }}>
          {say(kind.label)}
        </Typography>
        {keys.length > 1 && (
          <>
            <Button size="small" onClick={() => setAll('near')}>
              {translate('parts.cards.open_all')}
            </Button>
            <Button size="small" sx={flush.end} onClick={() => setAll('closed')}>
              {translate('parts.cards.close_all')}
            </Button>
          </>
        )}
      </Box>
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        <Box component="ul" sx={rows}>
          {cards}
        </Box>
      </SortableContext>
      <End list={list}>
        <Button
          variant="outlined"
          onClick={add}
          disabled={keys.length >= (kind.max ?? Number.POSITIVE_INFINITY)}
        >
          {say(kind.add)}
        </Button>
      </End>
      {message && (
        <FormHelperText error>
          <ValidationError error={message} />
        </FormHelperText>
      )}
    </Box>
  )
})

const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
} as const

/** Drop target at the end of a list, for cards of other lists. */
function End({ list, children }: { list: CardsOf; children: ReactNode }) {
  const { board } = useBoard()
  const { setNodeRef, isOver, active } = useDroppable({ id: endOf(list.owner) })
  const isTarget = isOver && isGuest(board, active, list.owner)
  return (
    <Box
      ref={setNodeRef}
      sx={{ pt: 1, borderTop: 2, borderColor: isTarget ? 'primary.main' : 'transparent' }}
    >
      {children}
    </Box>
  )
}

function RemovedCard({ removed, list }: { removed: CardRemoval; list: CardsOf }) {
  const translate = useTranslate()
  const { board, tell } = useBoard()
  const { key, value, name } = removed
  const bringBack = () => {
    board.wanted = { key, part: 'head' }
    list.put(Math.min(removed.at, list.keys().length), value, key)
    tell({ text: translate('parts.cards.brought_back', { name }) })
  }
  return (
    <Box
      component="li"
      {...mark('card', key)}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, px: 1 }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {translate('parts.cards.removed', { name })}
      </Typography>
      <Button size="small" {...mark('part', 'undo')} onClick={bringBack}>
        {translate('components.undo.action')}
      </Button>
    </Box>
  )
}
