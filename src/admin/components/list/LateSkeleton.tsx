import { Box, Skeleton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useLate } from './useLate'

interface LateSkeletonProps {
  /** i18n key of what is awaited, for screen readers. */
  label: string
  rows?: number
}

/** Grey lines where content will be, but only when it takes its time. */
export function LateSkeleton({ label, rows = 10 }: LateSkeletonProps) {
  const translate = useTranslate()
  if (!useLate(true)) return <Box sx={{ minHeight: 320 }} aria-busy="true" />
  return (
    <Box role="status" aria-label={translate(label)} aria-busy="true" sx={{ py: 1 }}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </Box>
  )
}
