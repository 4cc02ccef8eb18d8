import { Alert, Box, Paper } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import {
  type Identifier,
  type RaRecord,
  RecordContextProvider,
  useDataProvider,
  useGetOne,
  useListContext,
  useTranslate,
} from 'react-admin'
import { isResourceName } from '../../../domain/guards'
import { prefetchRecord } from '../../providers/cache/prefetch'
import { formMeta } from '../../providers/data/endpoints'
import { isHttpError, isRefusal } from '../../providers/http/httpError'
import { spacingStep } from '../../theme/tokens'
import { useNames } from '../references/useNames'
import { LateSkeleton } from '../states/LateSkeleton'
import { LoadFailure } from '../states/LoadFailure'
import { NoAccess } from '../states/NoAccess'
import { RecordGone } from '../states/RecordGone'
import { PaneHead } from './PaneHead'
import { useClosingKey } from './useClosingKey'
import { useOpen } from './useOpen'
import { usePaneHeight } from './usePaneHeight'

interface SplitPaneProps {
  id: string
  /** Beside the list with its own scrolling, or in place of it. */
  isBeside: boolean
  title?: (record: RaRecord) => string
  children: ReactNode
}

const TITLE_ID = 'pane-title'

export function SplitPane({ id, isBeside, title, children }: SplitPaneProps) {
  const { resource, data = [] } = useListContext()
  const { move, close, closedAddress } = useOpen()
  const nameOf = useNames(resource)
  const place = data.findIndex((row) => String(row.id) === id)
  const row = data[place]
  // From a record outside of the rows, next is the first row.
  const [before, after] = [data[place - 1], data[place + 1]]
  const {
    data: record = row,
    error,
    refetch,
  } = useGetOne(resource, { id, meta: formMeta(resource) }, { placeholderData: row, retry: false })
  usePrefetch(resource, after?.id)
  useClosingKey(close)
  const heading = useFocusOnOpen(id)
  const pane = usePaneHeight(isBeside)
  const isGone = isHttpError(error) && error.status === 404
  const isShown = record && !isGone && !isRefusal(error)
  return (
    <Paper
      ref={pane}
      component="section"
      variant="outlined"
      aria-labelledby={TITLE_ID}
      sx={isBeside ? besideStyle : undefined}
    >
      <PaneHead
        titleId={TITLE_ID}
        title={isShown ? (title ?? nameOf)(record) : undefined}
        heading={heading}
        isBeside={isBeside}
        place={row && { at: place + 1, of: data.length }}
        onPrevious={before && (() => move(before.id))}
        onNext={after && (() => move(after.id))}
        onClose={close}
      />
      <Box sx={{ p: 2, overflowWrap: 'anywhere' }}>
        {error && (
          <PaneTrouble
            resource={resource}
            id={id}
            error={error}
            isGone={isGone}
            listPath={closedAddress}
            onRetry={() => void refetch()}
          />
        )}
        {isShown && (
          <RecordContextProvider value={record}>
            <div key={id}>{children}</div>
          </RecordContextProvider>
        )}
        {!error && !record && <PaneBones />}
      </Box>
    </Paper>
  )
}

/** Prefetches the next record while this one is read. */
function usePrefetch(resource: string, id: RaRecord['id'] | undefined): void {
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  useEffect(() => {
    // Opening it requests it again.
    prefetchRecord({ client, dataProvider }, resource, id).catch(() => undefined)
  }, [client, dataProvider, resource, id])
}

/** Each record focuses its heading, so that screen readers go on there. */
function useFocusOnOpen(id: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is another text to read
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id])
  return heading
}

const besideStyle = {
  position: 'sticky',
  top: `calc(var(--bar) + ${2 * spacingStep}px)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const

interface PaneTroubleProps {
  resource: string
  id: Identifier
  error: unknown
  isGone: boolean
  listPath: string
  onRetry: () => void
}

function PaneTrouble({ resource, id, error, isGone, listPath, onRetry }: PaneTroubleProps) {
  const translate = useTranslate()
  if (isRefusal(error)) return <NoAccess />
  if (!isGone) return <LoadFailure resource={resource} error={error} onRetry={onRetry} sx={{ mb: 2 }} />
  return isResourceName(resource) ? (
    <RecordGone resource={resource} id={id} listPath={listPath} />
  ) : (
    <Alert severity="info">{translate('parts.split.gone')}</Alert>
  )
}

const PaneBones = () => <LateSkeleton label="parts.split.loading" rows={6} />
