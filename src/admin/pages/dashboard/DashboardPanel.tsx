import { Alert, Box, Button, Card, Skeleton, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { useLate } from '../../components/states/useLate'

interface DashboardPanelProps {
  title: string
  action?: ReactNode
  query?: { isPending: boolean; error: unknown; refetch: () => unknown }
  rows?: number
  children: ReactNode
}

export function DashboardPanel({ title, action, query, rows = 3, children }: DashboardPanelProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 'var(--row)',
          px: 2,
          pt: 0.5,
        }}
      >
        <Typography id={id} variant="h3" component="h2">
          {translate(title)}
        </Typography>
        {action}
      </Box>
      {query?.error ? (
        <Alert
          severity="error"
          sx={{ mx: 2, mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => query.refetch()}>
              {translate('common.try_again')}
            </Button>
          }
        >
          {translate('dashboard.failed')}
        </Alert>
      ) : query?.isPending ? (
        <PanelSkeleton rows={rows} />
      ) : (
        children
      )}
    </Card>
  )
}

export function PanelSkeleton({ rows }: { rows: number }) {
  const translate = useTranslate()
  const isLate = useLate(true)
  return (
    <Box
      role="status"
      aria-label={translate('dashboard.loading')}
      sx={{ px: 2, pb: 2, minHeight: `calc(var(--row) * ${rows})` }}
    >
      {isLate &&
        Array.from({ length: rows }, (_, row) => row).map((row) => (
          <Skeleton key={row} sx={{ height: 'var(--row)' }} />
        ))}
    </Box>
  )
}
