import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { mark } from '../../keys/marks'
import { type CardRemoval, type CardsOf, useBoard } from './board'

export function RemovedCard({ removed, list }: { removed: CardRemoval; list: CardsOf }) {
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
