import type { useSortable } from '@dnd-kit/sortable'
import Copy from '@mui/icons-material/ContentCopy'
import Delete from '@mui/icons-material/DeleteOutlined'
import Wrong from '@mui/icons-material/ErrorOutlined'
import Unfold from '@mui/icons-material/ExpandMore'
import { Box, ButtonBase, IconButton, Typography } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { mark } from '../../keys/marks'
import { SortHandle } from '../list/SortHandle'
import { useBoard } from './board'
import { type AnyKind, cardCopyOf, cardSummaryOf, pictureOf, titleOf } from './kind'
import { useSayMoved } from './useSayMoved'

interface CardHeadProps {
  id: string
  at: number
  total: number
  owner: string
  path: string
  kind: AnyKind
  sortable: ReturnType<typeof useSortable>
  isOpen: boolean
  isWrong: boolean
  body: string
  onToggle: () => void
}

/** Head of a card: shows the title while it is typed; Alt with an arrow moves the card. */
export function CardHead(props: CardHeadProps) {
  const { id, at, total, owner, path, kind, sortable, isOpen, isWrong, body, onToggle } = props
  const translate = useTranslate()
  const { board, tell } = useBoard()
  const sayMoved = useSayMoved(board)
  const value: unknown = useWatch({ name: path })
  const name = titleOf(kind, value) || translate(kind.unnamed, { _: kind.unnamed, place: at + 1 })
  const summary = isOpen ? undefined : cardSummaryOf(kind, value)
  const list = () => board.lists.get(owner)

  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || by === 0) return
    event.preventDefault()
    if (!board.step(id, by)) return
    const to = board.find(id)
    if (to) tell({ text: sayMoved(id, { owner: to.list.owner, at: to.at }) })
  }
  const copy = () => {
    const key = board.newKey()
    board.wanted = { key, part: 'head' }
    list()?.put(at + 1, cardCopyOf(kind, value), key)
    tell({ text: translate('parts.cards.copied', { name }) })
  }
  const remove = () => {
    board.wanted = { key: id, part: 'undo' }
    const removed = { key: id, owner, at, value: list()?.take(id), name }
    tell({ text: translate('parts.cards.removed', { name }), removed })
  }
  const copyLabel = translate('parts.cards.copy', { name })
  const removeLabel = translate('parts.cards.remove', { name })
  return (
    <Box onKeyDown={step} sx={{ display: 'flex', alignItems: 'center', pr: 0.5 }}>
      <SortHandle sortable={sortable} name={name} />
      <ButtonBase
        {...mark('part', 'head')}
        aria-expanded={isOpen}
        aria-controls={body}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={onToggle}
        sx={toggle}
      >
        <Unfold
          fontSize="small"
          sx={({ direction }) => ({
            color: 'text.secondary',
            transform: isOpen ? undefined : `rotate(${direction === 'rtl' ? 90 : -90}deg)`,
          })}
        />
        {!isOpen && pictureOf(kind, value)}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" component="span" noWrap sx={{ display: 'block' }}>
            {name}
          </Typography>
          {summary && (
            <Typography
              variant="caption"
              component="span"
              color="textSecondary"
              noWrap
              sx={{ display: 'block' }}
            >
              {summary}
            </Typography>
          )}
        </Box>
        {isWrong && (
          <Wrong
            fontSize="small"
            color="error"
            titleAccess={translate('components.form.to_mend', { smart_count: 1 })}
          />
        )}
      </ButtonBase>
      <IconButton
        size="small"
        aria-label={copyLabel}
        title={copyLabel}
        disabled={total >= (kind.max ?? Number.POSITIVE_INFINITY)}
        onClick={copy}
      >
        <Copy fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={removeLabel} title={removeLabel} onClick={remove}>
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  )
}

const toggle = {
  flex: 1,
  minWidth: 0,
  minHeight: 'var(--list-head)',
  px: 0.5,
  py: 0.5,
  gap: 1,
  justifyContent: 'flex-start',
  // Names keep the direction of their own script but start where the line starts.
  textAlign: 'left',
  borderRadius: 1,
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
} as const
