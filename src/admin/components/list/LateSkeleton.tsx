import { Box, Skeleton } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'

/** Most answers come sooner than this; a skeleton would only flicker. */
const patience = 300

interface LateSkeletonProps {
  /** i18n key of what is awaited, for screen readers. */
  label: string
  rows?: number
}

/** Grey lines where content will be, but only when it takes its time. */
export function LateSkeleton({ label, rows = 10 }: LateSkeletonProps) {
  const translate = useTranslate()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return <Box sx={{ minHeight: 320 }} aria-busy="true" />
  return (
    <Box role="status" aria-label={translate(label)} aria-busy="true" sx={{ py: 1 }}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </Box>
  )
}
