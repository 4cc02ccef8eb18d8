import { Button, Card, CardContent, Typography } from '@mui/material'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { type Identifier, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import { historyGuard, isRecorded } from '../../../domain/history'
import { useMay, useRights } from '../../providers/auth/rights'
import { lazily } from '../../startup/lazily'
import { flush } from '../../theme/flush'
import { LateSkeleton } from '../states/LateSkeleton'
import { useIsPhone } from '../viewport/useIsPhone'

const Timeline = lazily(() => import('./Timeline'))

interface RecordHistoryProps {
  resource: ResourceName
  id: Identifier
  /** Translated title, for pages with several histories. */
  title?: string
  dirty?: readonly string[]
  onRestored?: () => void
}

/** History of a record, if the user may read it; loads when scrolled into sight, on a phone by a button. */
export function RecordHistory({ resource, id, title, dirty = [], onRestored = ignore }: RecordHistoryProps) {
  const translate = useTranslate()
  const { can } = useRights()
  const mayRestore = useMay(resource, 'edit')
  const titleId = useId()
  const { ref, isWanted, want } = useWanted()
  if (!isRecorded(resource) || !can(historyGuard(resource))) return null
  return (
    <Card component="section" ref={ref} aria-labelledby={titleId}>
      <CardContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography id={titleId} variant="h3" component="h2">
          {title ?? translate('components.history.title')}
        </Typography>
        {isWanted ? (
          <Suspense fallback={<LateSkeleton label="components.history.loading" rows={3} />}>
            <Timeline
              entity={resource}
              id={Number(id)}
              mayRestore={mayRestore}
              dirty={dirty}
              onRestored={onRestored}
            />
          </Suspense>
        ) : (
          <Button sx={{ justifySelf: 'start', ...flush.start }} onClick={want}>
            {translate('components.history.show')}
          </Button>
        )}
      </CardContent>
    </Card>
  )
}

const ignore = () => undefined

function useWanted() {
  const ref = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const part = ref.current
    if (isPhone || isWanted || !part || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setWanted(true)
    })
    observer.observe(part)
    return () => observer.disconnect()
  }, [isPhone, isWanted])
  return { ref, isWanted, want: () => setWanted(true) }
}
