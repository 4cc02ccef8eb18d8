import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Box, Paper } from '@mui/material'
import { type ComponentType, memo, useId, useMemo } from 'react'
import { SourceContextProvider, useOptionalSourceContext, useResourceContext } from 'react-admin'
import { mark } from '../../keys/marks'
import { box } from '../../theme/tokens'
import { useBoard } from './board'
import { CardHead } from './CardHead'
import { isGuest } from './drag'
import type { AnyKind, CardListProps } from './kind'
import { useOpening } from './useOpening'

interface CardProps {
  id: string
  at: number
  total: number
  owner: string
  source: string
  kind: AnyKind
  /** Number of the save attempt that found errors in this card; 0 for none. */
  wrong: number
  /** Component of the nested cards; passed in to avoid an import cycle. */
  inside: ComponentType<CardListProps>
}

export const Card = memo(function Card(props: CardProps) {
  const { id, at, total, owner, source, kind, wrong, inside: Cards } = props
  const body = useId()
  const path = `${source}.${at}`
  const { opening, isOpen, toggle, bodyRef } = useOpening(id, wrong)
  const { nested } = kind
  return (
    <Frame id={id} owner={owner}>
      {(sortable) => (
        <>
          <CardHead
            {...{ id, at, total, owner, path, kind, sortable, isOpen, body }}
            isWrong={wrong > 0}
            onToggle={toggle}
          />
          <Inside source={source} path={path}>
            <Box id={body} ref={bodyRef} {...mark('part', 'body')} sx={isOpen ? inside : { display: 'none' }}>
              {opening === 'near' && <Box sx={{ height: box.scroller }} />}
              {opening === 'open' && <Box sx={inputs}>{kind.body}</Box>}
              {nested && (
                <Cards
                  source={`${path}.${nested.source}`}
                  owner={id}
                  kind={nested.kind}
                  isDrawn={opening === 'open'}
                />
              )}
            </Box>
          </Inside>
        </>
      )}
    </Frame>
  )
})

const inputs = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0.5 } as const
const inside = { ...inputs, rowGap: 1, px: { xs: 1.5, sm: 2 }, pb: 2 } as const

interface FrameProps {
  id: string
  owner: string
  children: (sortable: ReturnType<typeof useSortable>) => React.ReactNode
}

/** Moves aside for a dragged card; outlined when a card of another list would land here. */
function Frame({ id, owner, children }: FrameProps) {
  const { board } = useBoard()
  const sortable = useSortable({ id })
  const { setNodeRef, transform, transition, isDragging, isOver, active } = sortable
  const isTarget = isOver && isGuest(board, active, owner)
  return (
    <Paper
      component="li"
      variant="outlined"
      ref={setNodeRef}
      {...mark('card', id)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        position: 'relative',
        opacity: isDragging ? 0.5 : 1,
        ...(isTarget && { outline: 2, outlineColor: 'primary.main' }),
      }}
    >
      {children(sortable)}
    </Paper>
  )
}

function Inside({ source, path, children }: { source: string; path: string; children: React.ReactNode }) {
  const around = useOptionalSourceContext()
  const resource = useResourceContext()
  const value = useMemo(
    () => ({
      getSource: (field: string) => (field ? `${path}.${field}` : path),
      getLabel: (field: string) => {
        const within = `${source}.${field}`
        return around?.getLabel(within) ?? `resources.${resource}.fields.${within}`
      },
    }),
    [around, resource, source, path],
  )
  return <SourceContextProvider value={value}>{children}</SourceContextProvider>
}
