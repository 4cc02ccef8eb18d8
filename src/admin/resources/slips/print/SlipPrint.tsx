import { useGetOne, useLocaleState, useParams, useTranslate } from 'react-admin'
import type { Slip } from '../../../../domain/slipSchema'
import { PrintPage } from '../../../components/print/PrintPage'
import { paths } from '../../../components/screens/paths'
import { LoadFailure } from '../../../components/states/LoadFailure'
import { formMeta } from '../../../providers/data/endpoints'
import { SlipSheet } from './SlipSheet'

export default function SlipPrint() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const id = Number(useParams().id)
  const { data, error, refetch } = useGetOne<Slip>('slips', { id, meta: formMeta('slips') }, { retry: false })
  const title = data && `${translate(`resources.slips.print.${data.style}`)} ${data.code}`
  return (
    <PrintPage
      title={title ?? translate('resources.slips.print.action')}
      back={paths.slip(id)}
      isReady={data !== undefined}
    >
      {error && !data && <LoadFailure resource="slips" error={error} onRetry={refetch} />}
      {data && <SlipSheet slip={data} locale={locale} />}
    </PrintPage>
  )
}
