import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { faviconFault } from '../../../../domain/favicon'
import type { Message } from '../../../../domain/message'
import { useToldAtOnce } from '../../../components/form/useToldAtOnce'
import { ImageInput } from '../../../components/media/ImageInput'

/** Icon of the site; checks the bytes of a file as soon as it is chosen. */
export function FaviconInput({ source }: { source: string }) {
  const url = String(useWatch({ name: source }) ?? '')
  const [fault, setFault] = useState<Message>()
  useEffect(() => {
    setFault(undefined)
    if (!url.startsWith('/files/')) return
    const asking = new AbortController()
    const look = async () => {
      const answer = await fetch(url, { signal: asking.signal })
      const found = answer.ok ? faviconFault(new Uint8Array(await answer.arrayBuffer())) : undefined
      if (!asking.signal.aborted) setFault(found)
    }
    // Without an answer the server checks it on saving.
    look().catch(() => undefined)
    return () => asking.abort()
  }, [url])
  useToldAtOnce(source, fault)
  return <ImageInput source={source} />
}
