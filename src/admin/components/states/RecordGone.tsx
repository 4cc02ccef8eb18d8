import { Button } from '@mui/material'
import { Suspense } from 'react'
import { type Identifier, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import { historyGuard } from '../../../domain/history'
import { useRights } from '../../providers/auth/rights'
import { lazily } from '../../startup/lazily'
import { useNoun } from '../references/useNames'
import { ScreenLink } from '../screens/ScreenLink'
import { useDocumentTitle } from '../screens/useDocumentTitle'
import { MessagePage } from './MessagePage'

const GoneRecord = lazily(() => import('../history/GoneRecord'))

interface RecordGoneProps {
  resource: ResourceName
  id: Identifier | undefined
  listPath: string
}

/** Page of a record that does not exist (any more), with links to its list and out of the trash. */
export function RecordGone({ resource, id, listPath }: RecordGoneProps) {
  const translate = useTranslate()
  const { can } = useRights()
  const noun = useNoun(resource)(1)
  const sentence = translate('components.gone.title', { noun })
  const title = sentence.charAt(0).toUpperCase() + sentence.slice(1)
  useDocumentTitle(title)
  return (
    <MessagePage
      mark="404"
      title={title}
      text={translate('components.gone.message')}
      action={
        <>
          {Number(id) > 0 && can(historyGuard(resource)) && (
            <Suspense>
              <GoneRecord entity={resource} id={Number(id)} />
            </Suspense>
          )}
          <Button component={ScreenLink} to={listPath} variant="contained">
            {translate('components.gone.back')}
          </Button>
        </>
      }
    />
  )
}
