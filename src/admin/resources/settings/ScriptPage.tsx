import { Alert, AlertTitle } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { settingsOf } from '../../../domain/settings'
import { RecordHistory } from '../../components/history/RecordHistory'
import { useAllSettings } from '../../components/settings/useAllSettings'
import { Later } from '../../startup/Later'
import { lazily } from '../../startup/lazily'
import type { PageRecord } from './form/page'
import { KnownSettings } from './KnownSettings'

const ScriptReview = lazily(() => import('./script/ScriptReview'))

interface Review {
  values: Record<string, string>
  page: PageRecord
  answer: (isWanted: boolean) => void
}

/** Scripts of all pages of the site, saved after a review of the changes and restorable from their history. */
export default function ScriptPage() {
  const translate = useTranslate()
  const [review, setReview] = useState<Review | null>(null)
  const answer = (isWanted: boolean) => {
    review?.answer(isWanted)
    setReview(null)
  }
  return (
    <>
      <KnownSettings
        group="script"
        saveLabel="resources.settings.script.review"
        review={(values, page) =>
          new Promise<boolean>((resolve) => setReview({ values, page, answer: resolve }))
        }
        before={
          <Alert severity="warning">
            <AlertTitle>{translate('resources.settings.script.warning')}</AlertTitle>
            {translate('resources.settings.script.warning_text')}
          </Alert>
        }
        after={
          <Later>
            <Versions />
          </Later>
        }
      />
      {review && (
        <Suspense>
          <ScriptReview values={review.values} page={review.page} onAnswer={answer} />
        </Suspense>
      )}
    </>
  )
}

function Versions() {
  const translate = useTranslate()
  const { data = [] } = useAllSettings()
  const { dirtyFields } = useFormState()
  const keys: readonly string[] = settingsOf('script')
  return data
    .filter(({ key }) => keys.includes(key))
    .map(({ id, key }) => (
      <RecordHistory
        key={key}
        resource="settings"
        id={id}
        title={translate('resources.settings.script.versions', {
          name: translate(`resources.settings.fields.${key}`),
        })}
        dirty={key in dirtyFields ? ['value'] : []}
      />
    ))
}
