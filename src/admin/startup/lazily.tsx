import { Box, Button } from '@mui/material'
import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslate } from 'react-admin'
import { type Load, onDemand, type SpokenWords } from './onDemand'

/** A part of a page whose code could not be loaded. It is tried again once the network is back, or when asked. */
function MissingPart({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate()
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <Box role="alert" sx={{ typography: 'body2', color: 'text.secondary' }}>
      {translate('components.part_missing')}{' '}
      <Button onClick={onRetry}>{translate('common.try_again')}</Button>
    </Box>
  )
}

export interface Lazily<P extends object> extends FunctionComponent<P> {
  /** Resolves even when the code could not be fetched. */
  preload: () => Promise<void>
}

/**
 * `React.lazy` for a part of a page: loaded code renders at once, other code suspends. Without a network only this part
 * shows an error, and input on the rest of the page stays.
 */
export function lazily<P extends object>(load: Load<ComponentType<P>>, words?: SpokenWords): Lazily<P> {
  const code = onDemand(load, words)

  function Late(props: P) {
    const { value: Part } = useSyncExternalStore(code.subscribe, code.state)
    return Part ? <Part {...props} /> : <MissingPart onRetry={code.preload} />
  }

  const Lazy = lazy(async () => {
    await code.preload()
    return { default: code.state().value ?? Late }
  })

  function Part(props: P) {
    // Switching to another component later would lose the input in this one.
    const [Drawn] = useState<ComponentType<P>>(() => code.state().value ?? Lazy)
    return <Drawn {...props} />
  }
  return Object.assign(Part, { preload: code.preload })
}
