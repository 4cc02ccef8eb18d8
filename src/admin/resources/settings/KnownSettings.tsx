import { type ReactNode, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { pageSchema } from '../../../domain/settingSchema'
import { knownSettings, type SettingGroup } from '../../../domain/settings'
import { PageHeading } from '../../components/heading/PageHeading'
import { SettingsPage } from '../../components/settings/SettingsPage'
import { SettingsRow } from '../../components/settings/SettingsRow'
import { SettingsSection } from '../../components/settings/SettingsSection'
import { useAllSettings } from '../../components/settings/useAllSettings'
import { LateSkeleton } from '../../components/states/LateSkeleton'
import { LoadFailure } from '../../components/states/LoadFailure'
import { useMay } from '../../providers/auth/rights'
import { pageRecord } from './form/page'
import { SettingsForm, type SettingsFormProps } from './form/SettingsForm'
import { SettingInput } from './inputs/SettingInput'
import { SettingsRead } from './SettingsRead'
import { helpOf, settingsSections } from './sections'

interface KnownSettingsProps extends Pick<SettingsFormProps, 'review' | 'saveLabel'> {
  group: Exclude<SettingGroup, 'dynamic'>
  before?: ReactNode
  after?: ReactNode
}

export function KnownSettings({ group, before, after, review, saveLabel }: KnownSettingsProps) {
  const translate = useTranslate()
  const mayEdit = useMay('settings', 'edit')
  const { data, error, refetch } = useAllSettings()
  const current = useMemo(() => data && pageRecord(group, data), [data, group])
  const intro = translate(`resources.settings.intro.${group}`)
  if (!data || !current)
    return (
      <SettingsPage>
        <PageHeading subtitle={intro} />
        {error ? (
          <LoadFailure resource="settings" error={error} onRetry={refetch} />
        ) : (
          <LateSkeleton label="components.form.loading" rows={8} />
        )}
      </SettingsPage>
    )
  return (
    <SettingsPage>
      <PageHeading subtitle={mayEdit ? intro : translate('resources.settings.read_only')} />
      {mayEdit ? (
        <SettingsForm current={current} schema={pageSchema(group)} review={review} saveLabel={saveLabel}>
          {before}
          {settingsSections[group].map(({ id, keys }) => (
            <SettingsSection key={id} title={`resources.settings.section.${id}`}>
              {keys.map((key) => (
                <SettingsRow
                  key={key}
                  source={key}
                  help={helpOf(key)}
                  isWide={knownSettings[key].kind === 'script'}
                >
                  <SettingInput source={key} />
                </SettingsRow>
              ))}
            </SettingsSection>
          ))}
          {after}
        </SettingsForm>
      ) : (
        <SettingsRead rows={data.filter((row) => row.group === group)} />
      )}
    </SettingsPage>
  )
}
