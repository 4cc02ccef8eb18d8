import { Box, Button, LinearProgress } from '@mui/material'
import type { ReactNode } from 'react'
import { ListBase, type RaRecord, useListContext, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import { pageSize } from '../../providers/cache/prefetch'
import { defaultSort } from '../../providers/data/endpoints'
import type { ViewName } from '../../providers/data/mixedLists'
import { isRefusal } from '../../providers/http/httpError'
import { useDrawnWhole } from '../../startup/drawnWhole'
import { hidesOthersBelow, useReserved } from '../../startup/reserve'
import { EmptyList } from '../states/EmptyList'
import { LateSkeleton } from '../states/LateSkeleton'
import { LoadFailure } from '../states/LoadFailure'
import { NoAccess } from '../states/NoAccess'
import { useLate } from '../states/useLate'
import { BulkReport } from './BulkReport'
import { ListBar } from './ListBar'
import { ListNews } from './ListNews'
import { ListPagination } from './ListPagination'
import { ListScope } from './ListScope'
import { LastView } from './lastView'
import { usePageSize } from './usePageSize'
import { ViewKeeper } from './views/ViewKeeper'
import { WalkKeeper } from './walk'

export interface ListShellProps {
  resource: ResourceName | ViewName
  filter?: Record<string, unknown>
  sort?: { field: string; order: 'ASC' | 'DESC' }
  /** Metadata of the list's request; must be stable. */
  meta?: { include: string }
  perPage?: number
  /** For a list inside another page: page, order and filters are local state instead of URL parameters. */
  isInner?: boolean
  /** Inside the list context, which its buttons need. */
  heading?: ReactNode
  tabs?: ReactNode
  filters?: ReactNode
  empty?: ReactNode
  /** Filters that choose the list rather than search it: with only these, an empty result shows `empty`. */
  chooses?: readonly string[]
  /** A table, which renders its own skeleton. */
  isTable?: boolean
  /** Tiles: selectable like rows, but without columns. */
  isGrid?: boolean
  /** Columns of cards that load on their own, without pages. */
  isBoard?: boolean
  /** Arranges head and rows if they do not follow each other, such as a split view. */
  arrange?: (head: ReactNode, rows: ReactNode) => ReactNode
  children: ReactNode
}

export function ListShell(props: ListShellProps) {
  const {
    resource,
    heading,
    tabs,
    filters,
    empty,
    chooses,
    isTable,
    isGrid,
    isBoard,
    arrange = headThenRows,
    children,
  } = props
  const isOwnTable = Boolean(isTable) && !props.isInner
  const [perPage] = usePageSize(resource, props.perPage ?? pageSize(resource))
  return (
    <ListBase<RaRecord>
      // ScreenOutlet has checked access; another check would only delay the rows.
      disableAuthentication
      disableSyncWithLocation={props.isInner}
      resource={resource}
      filter={props.filter}
      // The URL holds the whole state; no filter or selection is stored elsewhere.
      storeKey={false}
      sort={props.sort ?? defaultSort(resource)}
      perPage={perPage}
      // Errors show in place of the list, not as notifications.
      queryOptions={props.meta ? { ...quiet, meta: props.meta } : quiet}
    >
      <ListScope canSelectAll={!props.isInner}>
        {!props.isInner && <LastView />}
        {arrange(
          <>
            {heading}
            {isOwnTable && <ViewKeeper />}
            {isOwnTable && <WalkKeeper />}
            <ListBar
              tabs={tabs}
              filters={filters}
              hasViews={isOwnTable}
              // A list inside a page has few columns, chosen in the entity's own list.
              hasOptions={Boolean(isTable || isGrid) && !props.isInner}
              isLine={Boolean(isTable || isGrid || isBoard)}
              usual={props.sort}
            />
            <BulkReport />
            {!props.isInner && <ListNews list={resource} />}
          </>,
          <ListBody {...{ resource, empty, chooses, isTable, isBoard }}>{children}</ListBody>,
        )}
      </ListScope>
    </ListBase>
  )
}

const headThenRows = (head: ReactNode, rows: ReactNode) => (
  <>
    {head}
    {rows}
  </>
)

const quiet = { onError: () => undefined }

type BodyProps = Pick<ListShellProps, 'resource' | 'empty' | 'chooses' | 'isTable' | 'isBoard' | 'children'>

function ListBody({ resource, empty, chooses = [], isTable, isBoard, children }: BodyProps) {
  const translate = useTranslate()
  const { data, error, isPending, isPlaceholderData, total, filterValues } = useListContext()
  const reserved = useReserved(isPending)
  if (isRefusal(error)) return <NoAccess />
  if (error && !data) return <LoadError resource={resource} error={error} />
  if (isPending && !isTable) return <LateSkeleton label="components.list.loading" />
  if (total === 0 && !isPending && !isPlaceholderData)
    return Object.keys(filterValues).some((name) => !chooses.includes(name)) ? (
      <NoMatch chooses={chooses} />
    ) : (
      (empty ?? <EmptyList />)
    )
  // The table stays mounted while rows load, so that it keeps the focus.
  const waiting = isPending && {
    role: 'status',
    'aria-label': translate('components.list.loading'),
    ...reserved,
  }
  return (
    <>
      {error && <LoadError resource={resource} error={error} />}
      <Updating />
      <Box aria-busy={isPending || isPlaceholderData} sx={hidesOthersBelow} {...waiting}>
        {children}
      </Box>
      {!isPending && !isBoard && <Foot />}
    </>
  )
}

const Foot = () => useDrawnWhole('list') && <ListPagination />

function Updating() {
  const translate = useTranslate()
  const { isPlaceholderData } = useListContext()
  const isLate = useLate(isPlaceholderData === true)
  return (
    <Box sx={{ height: 4, mb: -0.5 }}>
      {isLate && <LinearProgress aria-label={translate('components.list.updating')} />}
    </Box>
  )
}

const searchBox = 'main input[type=search]'

function NoMatch({ chooses }: { chooses: readonly string[] }) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const clear = () => {
    // This button vanishes with the filters: focus the search box.
    document.querySelector<HTMLElement>(searchBox)?.focus()
    setFilters(Object.fromEntries(Object.entries(filterValues).filter(([name]) => chooses.includes(name))))
  }
  return (
    <EmptyList
      message={translate('components.list.no_match')}
      action={
        <Button variant="outlined" onClick={clear}>
          {translate('components.list.clear_filters')}
        </Button>
      }
    />
  )
}

function LoadError({ resource, error }: { resource: string; error: unknown }) {
  const { refetch } = useListContext()
  return <LoadFailure resource={resource} error={error} onRetry={refetch} sx={{ mb: 1.5 }} />
}
