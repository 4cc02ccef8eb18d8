import { Alert, Box, Button, LinearProgress } from '@mui/material'
import type { ReactNode } from 'react'
import { ListBase, type RaRecord, useListContext, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import { pageSize } from '../../providers/cache/prefetch'
import { defaultSort } from '../../providers/data/endpoints'
import { isRefusal } from '../../providers/http/httpError'
import { useDrawnWhole } from '../drawnWhole'
import { EmptyList } from '../EmptyList'
import { mayPass, useFeedback } from '../form/useFeedback'
import { NoAccess } from '../NoAccess'
import { BulkReport } from './BulkReport'
import { LateSkeleton } from './LateSkeleton'
import { ListScope } from './ListScope'
import { LastView } from './lastView'
import { Pages } from './Pages'
import { useLate } from './useLate'
import { usePageSize } from './usePageSize'

export interface ListShellProps {
  resource: ResourceName
  /** What the list is always filtered by, such as the post type of its address. */
  filter?: Record<string, unknown>
  sort?: { field: string; order: 'ASC' | 'DESC' }
  perPage?: number
  /** Keeps page, order and filters to itself instead of in the address: a list within another page. */
  isInner?: boolean
  /** Heading, inside the list so that its buttons know the list. */
  heading?: ReactNode
  /** Search box, tabs and other filters. */
  filters?: ReactNode
  /** In place of the list while there is nothing at all. */
  empty?: ReactNode
  /** The rows. */
  children: ReactNode
}

/** What every list does around its rows: filters, waiting, nothing there, something wrong, pages. */
export function ListShell(props: ListShellProps) {
  const { resource, heading, filters, empty, children } = props
  const [perPage] = usePageSize(resource, props.perPage ?? pageSize(resource))
  return (
    <ListBase<RaRecord>
      // The screen's outlet has checked the access already; asking again would only delay the rows.
      disableAuthentication
      disableSyncWithLocation={props.isInner}
      resource={resource}
      filter={props.filter}
      // One address is one view: no filter and no selection is remembered behind it.
      storeKey={false}
      sort={props.sort ?? defaultSort(resource)}
      perPage={perPage}
      // What goes wrong stands in the list's place.
      queryOptions={quiet}
    >
      <ListScope>
        {!props.isInner && <LastView />}
        {heading}
        {filters && <Box sx={filterRow}>{filters}</Box>}
        <BulkReport />
        <ListBody resource={resource} empty={empty}>
          {children}
        </ListBody>
      </ListScope>
    </ListBase>
  )
}

/** Filters stand side by side as far as there is room; tabs have a line of their own. */
const filterRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 1.5,
  mb: 1.5,
  '& > .MuiTabs-root, & > .MuiAlert-root, & > .MuiToggleButtonGroup-root': { flexBasis: '100%' },
}

const quiet = { onError: () => undefined }

function ListBody({ resource, empty, children }: Pick<ListShellProps, 'resource' | 'empty' | 'children'>) {
  const { data, error, isPending, isPlaceholderData, total, filterValues } = useListContext()
  if (isRefusal(error)) return <NoAccess />
  if (error && !data) return <LoadError resource={resource} error={error} />
  if (isPending) return <LateSkeleton label="components.list.loading" />
  if (total === 0 && !isPlaceholderData)
    return Object.keys(filterValues).length > 0 ? <NoMatch /> : (empty ?? <EmptyList />)
  return (
    <>
      {error && <LoadError resource={resource} error={error} />}
      <Updating />
      <Box aria-busy={isPlaceholderData}>{children}</Box>
      <Foot />
    </>
  )
}

/** Below the rows, and after them. */
const Foot = () => useDrawnWhole('list') && <Pages />

/** A thin line while newer rows are on their way, if they take their time. */
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

function NoMatch() {
  const translate = useTranslate()
  const { setFilters } = useListContext()
  const clear = () => {
    // This button goes with the filters; the keyboard goes on where the next search begins.
    document.querySelector<HTMLElement>(searchBox)?.focus()
    setFilters({}, [])
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
  const translate = useTranslate()
  const { refetch } = useListContext()
  const { sentence } = useFeedback(resource)
  return (
    <Alert
      severity="error"
      sx={{ mb: 1.5 }}
      action={
        mayPass(error) && (
          <Button color="inherit" size="small" onClick={() => refetch()}>
            {translate('components.list.retry')}
          </Button>
        )
      }
    >
      {sentence('load_failed', error)}
    </Alert>
  )
}
