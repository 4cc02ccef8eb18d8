import { useMemo } from 'react'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { optionsSchema } from '../../../domain/settingSchema'
import { PageHeading } from '../../components/heading/PageHeading'
import { SettingsPage } from '../../components/settings/SettingsPage'
import { useAllSettings } from '../../components/settings/useAllSettings'
import { useSought } from '../../components/settings/useSought'
import { LateSkeleton } from '../../components/states/LateSkeleton'
import { LoadFailure } from '../../components/states/LoadFailure'
import { useMay } from '../../providers/auth/rights'
import { pageRecord } from './form/page'
import { SettingsForm } from './form/SettingsForm'
import { OptionsCard } from './options/OptionsCard'

/** Custom options: added and deleted one by one, changed and saved together. */
export default function DynamicPage() {
  const translate = useTranslate()
  const mayEdit = useMay('settings', 'edit')
  const { data, error, refetch } = useAllSettings()
  const rows = useMemo(() => data?.filter(({ group }) => group === 'dynamic'), [data])
  const current = useMemo(() => rows && pageRecord('dynamic', rows), [rows])
  const keys = rows?.map(({ key }) => key).join(' ') ?? ''
  const schema = useMemo(() => optionsSchema(keys.split(' ').filter(Boolean)), [keys])
  return (
    <SettingsPage>
      <PageHeading subtitle={translate('resources.settings.intro.dynamic')} />
      {rows && current ? (
        mayEdit ? (
          <SettingsForm current={current} schema={schema}>
            <OptionsCard rows={rows} isEditable />
          </SettingsForm>
        ) : (
          <ResourceContextProvider value="settings">
            <Sought />
            <OptionsCard rows={rows} />
          </ResourceContextProvider>
        )
      ) : error ? (
        <LoadFailure resource="settings" error={error} onRetry={refetch} />
      ) : (
        <LateSkeleton label="components.form.loading" rows={8} />
      )}
    </SettingsPage>
  )
}

/** Read-only pages need it, too; forms call it themselves. */
function Sought() {
  useSought()
  return null
}
