import { useRecordContext, useResourceContext } from 'react-admin'
import { KeyInput } from '../fieldBuilder/KeyInput'

/** The key by which the site asks for a record: that of a new one follows its title, later it stays. */
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
