import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Message } from './Message'
import { ScreenLink } from './ScreenLink'
import { useDocumentTitle } from './useDocumentTitle'
import { useNoun } from './useNames'

interface RecordGoneProps {
  resource: string
  listPath: string
}

/** Shown for a record that does not exist (any more), with a link back to its list. */
export function RecordGone({ resource, listPath }: RecordGoneProps) {
  const translate = useTranslate()
  const noun = useNoun(resource)(1)
  const sentence = translate('components.gone.title', { noun })
  const title = sentence.charAt(0).toUpperCase() + sentence.slice(1)
  useDocumentTitle(title)
  return (
    <Message
      mark="404"
      title={title}
      text={translate('components.gone.message')}
      action={
        <Button component={ScreenLink} to={listPath} variant="contained">
          {translate('components.gone.back')}
        </Button>
      }
    />
  )
}
