import { Box, Typography } from '@mui/material'
import { Suspense, useId } from 'react'
import { useGetList, useParams, useTranslate } from 'react-admin'
import { widgetFields } from '../../../../domain/widget'
import type { Widget } from '../../../../domain/widgetSchema'
import { WithInputCode } from '../../../components/dynamic/WithInputCode'
import { LeaveGuard } from '../../../components/form/LeaveGuard'
import { PageHeading } from '../../../components/heading/PageHeading'
import { LateSkeleton } from '../../../components/states/LateSkeleton'
import { LoadFailure } from '../../../components/states/LoadFailure'
import { NoAccess } from '../../../components/states/NoAccess'
import { useWidgetTypeName } from '../../../components/types/useWidgetTypeName'
import { useMay } from '../../../providers/auth/rights'
import { pageSize } from '../../../providers/cache/prefetch'
import { defaultSort } from '../../../providers/data/endpoints'
import { isRefusal } from '../../../providers/http/httpError'
import { pageWidth } from '../../../theme/tokens'
import { NoWidgets } from './NoWidgets'
import { WidgetCard } from './WidgetCard'

const page = { pagination: { page: 1, perPage: pageSize('widgets') }, sort: defaultSort('widgets') }

const waiting = <LateSkeleton label="components.form.loading" rows={8} />

export default function FillPage() {
  const { type = '' } = useParams()
  const translate = useTranslate()
  const title = useWidgetTypeName()(type)
  const mayEdit = useMay('widgets', 'edit')
  const { data, error, refetch } = useGetList<Widget>('widgets', { ...page, filter: { type } })
  if (data?.length === 0) return <NoWidgets type={type} />
  if (data)
    return (
      <>
        <PageHeading
          title={title}
          subtitle={translate(mayEdit ? 'resources.widgets.page.intro' : 'components.form.read_only')}
        />
        <LeaveGuard key={type}>
          <Suspense fallback={waiting}>
            <WithInputCode fields={data.flatMap(({ settings }) => (mayEdit ? widgetFields(settings) : []))}>
              <Groups widgets={data} />
            </WithInputCode>
          </Suspense>
        </LeaveGuard>
      </>
    )
  if (isRefusal(error)) return <NoAccess />
  return (
    <>
      <PageHeading title={title} />
      {error ? <LoadFailure resource="widgets" error={error} onRetry={refetch} /> : waiting}
    </>
  )
}

function Groups({ widgets }: { widgets: readonly Widget[] }) {
  const translate = useTranslate()
  const names = [...new Set(widgets.map(({ group_name }) => group_name))]
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: pageWidth.form }}>
      {names.map((name) => (
        <Group
          key={name}
          name={name || (names.length > 1 ? translate('resources.widgets.page.other') : '')}
          widgets={widgets.filter(({ group_name }) => group_name === name)}
        />
      ))}
    </Box>
  )
}

function Group({ name, widgets }: { name: string; widgets: readonly Widget[] }) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={name ? id : undefined}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {name && (
        <Typography id={id} variant="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      )}
      {widgets.map((widget) => (
        <WidgetCard key={widget.id} widget={widget} level={name ? 'h3' : 'h2'} />
      ))}
    </Box>
  )
}
