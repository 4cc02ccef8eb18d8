import { Box, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useParams, useTranslate } from 'react-admin'
import type { StockedProduct } from '../../../../domain/reports'
import { FormSection } from '../../../components/form/FormSection'
import { PageHeading } from '../../../components/heading/PageHeading'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'
import { LateSkeleton } from '../../../components/states/LateSkeleton'
import { LoadFailure } from '../../../components/states/LoadFailure'
import { NotFound } from '../../../components/states/NotFound'
import { useMay } from '../../../providers/auth/rights'
import type { AppDataProvider } from '../../../providers/data/types'
import { isHttpError } from '../../../providers/http/httpError'
import { Later } from '../../../startup/Later'
import { Movements } from './Movements'
import { Prices } from './Prices'
import { Whereabouts } from './Whereabouts'

export default function ProductPage() {
  const id = Number(useParams().id)
  const provider = useDataProvider<AppDataProvider>()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['report_low', 'product', id],
    queryFn: async () => (await provider.stockedProduct(id)).data,
    retry: false,
  })
  if (isHttpError(error) && error.status === 404) return <NotFound />
  return (
    <>
      <Heading product={data} />
      {error && !data && <LoadFailure resource="slips" error={error} onRetry={refetch} />}
      {isPending && <LateSkeleton label="components.list.loading" />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Prices product={data} />
          <FormSection title="reporting.product.where">
            <Whereabouts stock={data.stock} title={data.title} onStale={refetch} />
          </FormSection>
          <Later>
            <FormSection title="reporting.product.moved">
              <Movements productId={id} />
            </FormSection>
          </Later>
        </Box>
      )}
    </>
  )
}

function Heading({ product }: { product: StockedProduct | undefined }) {
  const translate = useTranslate()
  const mayRead = useMay('posts', 'list')
  return (
    <PageHeading
      title={product?.title}
      subtitle={product?.code}
      actions={
        product &&
        mayRead && (
          <Button component={ScreenLink} to={paths.post(product.type_id, product.id)} variant="outlined">
            {translate('reporting.product.edit')}
          </Button>
        )
      }
    />
  )
}
