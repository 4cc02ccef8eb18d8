import { useRecordContext, useResourceContext } from 'react-admin'
import { KeyInput } from '../fieldBuilder/KeyInput'

/** Key by which the site requests a record; follows the title of a new record, later stays. */
export function SiteKeyInput({ source }: { source: string }) {
  const resource = useResourceContext()
  const stored: unknown = useRecordContext()?.[source]
  return (
    <KeyInput
      source={source}
      titleSource="title"
      {...(typeof stored === 'string' && { stored })}
      label={`resources.${resource}.fields.${source}`}
      helperText={`resources.${resource}.key_help`}
    />
  )
}
