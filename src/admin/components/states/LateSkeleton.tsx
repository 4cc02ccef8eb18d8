import { Box, Skeleton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useReserved } from '../../startup/reserve'
import { box } from '../../theme/tokens'
import { useLate } from './useLate'

interface LateSkeletonProps {
  label: string
  rows?: number
}

export function LateSkeleton({ label, rows = 10 }: LateSkeletonProps) {
  const translate = useTranslate()
  const reserved = useReserved()
  if (!useLate(true)) return <Box sx={{ minHeight: box.scroller }} aria-busy="true" {...reserved} />
  return (
    <Box role="status" aria-label={translate(label)} aria-busy="true" sx={{ py: 1 }} {...reserved}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </Box>
  )
}
