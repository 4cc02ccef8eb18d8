import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { InboxKind } from '../../../domain/inbox'
import { ListNews } from '../../components/list/ListNews'
import { useFocusOnClose } from '../../components/split/useFocusOnClose'
import { useHasRoom } from '../../components/split/useIsBeside'
import { useOpen } from '../../components/split/useOpen'
import { EmptyList } from '../../components/states/EmptyList'
import { LateSkeleton } from '../../components/states/LateSkeleton'
import { LoadFailure } from '../../components/states/LoadFailure'
import { InboxBulk } from './InboxBulk'
import { InboxPane } from './InboxPane'
import { InboxRow } from './InboxRow'
import { beside, rowsStyle } from './style'
import { useAlone } from './useAlone'
import { useInbox } from './useInbox'
import { useInboxActions } from './useInboxActions'
import { useNextItem } from './useNextItem'

interface InboxListProps {
  kind: InboxKind | undefined
  onAlone: (isAlone: boolean) => void
}

/** Messages that wait. */
export function InboxList({ kind, onAlone }: InboxListProps) {
  const translate = useTranslate()
  const { items, leave, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInbox(kind)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const next = useNextItem(items, leave)
  const { run, isBusy } = useInboxActions((gone) => {
    setChosen(new Set())
    next(gone)
  })
  const { id } = useOpen()
  const hasRoom = useHasRoom()
  const rows = useFocusOnClose(id)
  const open = items.find((item) => item.id === id)
  const isAlone = open !== undefined && !hasRoom
  useAlone(isAlone, onAlone)
  const selected = items.filter((item) => chosen.has(item.id))
  const toggle = (one: string) =>
    setChosen((old) => new Set(old.has(one) ? [...old].filter((each) => each !== one) : [...old, one]))
  return (
    <>
      <div hidden={isAlone}>
        {selected.length > 0 && (
          <InboxBulk items={selected} isBusy={isBusy} onRun={run} onClear={() => setChosen(new Set())} />
        )}
      </div>
      <ListNews list="inbox" />
      {error && <LoadFailure resource="inbox" error={error} onRetry={() => void refetch()} sx={{ mb: 2 }} />}
      {isPending && !error && <LateSkeleton label="inbox.list" rows={8} />}
      {!isPending && !error && items.length === 0 && (
        <EmptyList message={translate('inbox.empty')} hint={translate('inbox.empty_hint')} />
      )}
      <Box sx={open && hasRoom ? beside : undefined}>
        <div ref={rows} hidden={isAlone}>
          {items.length > 0 && (
            <Box component="ul" aria-label={translate('inbox.list')} sx={rowsStyle}>
              {items.map((item) => (
                <InboxRow
                  key={item.id}
                  item={item}
                  isSelected={chosen.has(item.id)}
                  onSelect={() => toggle(item.id)}
                  onDone={() => next([item])}
                />
              ))}
            </Box>
          )}
          {hasNextPage && (
            <Button sx={{ mt: 1 }} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {translate('inbox.more')}
            </Button>
          )}
        </div>
        {open && <InboxPane items={items} item={open} isBeside={hasRoom} onHandled={() => next([open])} />}
      </Box>
    </>
  )
}
