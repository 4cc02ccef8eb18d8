import { Box, Button, LinearProgress } from '@mui/material'
import type { ReactNode } from 'react'
import { ListBase, type RaRecord, useListContext, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import { pageSize } from '../../providers/cache/prefetch'
import { defaultSort, type ViewName } from '../../providers/data/endpoints'
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
import { ListPagination } from './ListPagination'
import { ListScope } from './ListScope'
import { LastView } from './lastView'
import { usePageSize } from './usePageSize'
import { ViewKeeper } from './views/ViewKeeper'
import { WalkKeeper } from './walk'

export interface ListShellProps {
  resource: ResourceName | ViewName
  /** Permanent filter, such as the post type in the address. */
  filter?: Record<string, unknown>
  sort?: { field: string; order: 'ASC' | 'DESC' }
  /** What the call of the list has besides; the same object each time. */
  meta?: { include: string }
  perPage?: number
  /** Keeps page, order and filters in local state instead of the address: for a list inside another page. */
  isInner?: boolean
  /** Heading; inside the list context, which its buttons need. */
  heading?: ReactNode
  /** Tabs above the filters. */
  tabs?: ReactNode
  /** Search box and other filters. */
  filters?: ReactNode
  /** Shown in place of an empty, unfiltered list. */
  empty?: ReactNode
  /** Filters that choose which list is shown: an empty one is not a search without a match. */
  chooses?: readonly string[]
  /** The rows are a table, which draws its own while they are loading. */
  isTable?: boolean
  /** The rows are tiles, which are selected like those of a table and have no columns. */
  isGrid?: boolean
  /** The rows are columns of cards, which are loaded column by column: there are no pages. */
  isBoard?: boolean
  /** Places what stands above the rows, and the rows, where they do not simply follow each other: a split view. */
  arrange?: (head: ReactNode, rows: ReactNode) => ReactNode
  /** The rows. */
  children: ReactNode
}

/** The shell of every list: filters, loading, empty and error states, pagination. */
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
      // ScreenOutlet has checked access; checking again would only delay the rows.
      disableAuthentication
      disableSyncWithLocation={props.isInner}
      resource={resource}
      filter={props.filter}
      // The address has the whole state of the view: no filter or selection is stored elsewhere.
      storeKey={false}
      sort={props.sort ?? defaultSort(resource)}
      perPage={perPage}
      // Errors are shown in place of the list, not as notifications.
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
              // A list inside a page has few columns, and those chosen in the entity's own list.
              hasOptions={Boolean(isTable || isGrid) && !props.isInner}
              isLine={Boolean(isTable || isGrid || isBoard)}
              usual={props.sort}
            />
            <BulkReport />
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
  // A table stays the same while its rows arrive: what has the focus in it keeps it.
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

/** Pagination, rendered after the rows. */
const Foot = () => useDrawnWhole('list') && <ListPagination />

/** A progress line while newer rows are loading, if it takes a while. */
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
    // This button disappears with the filters: focus the search box.
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
