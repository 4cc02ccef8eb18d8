import { type ComponentType, type LazyExoticComponent, lazy, useCallback, useState } from 'react'
import { MissingPart } from './MissingPart'

/**
 * `React.lazy` for a part that may open on the first list, with its code. Without a network it says so in the part's place:
 * what is typed on the rest of the page stays.
 */
export function lazily<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  const fetchPart = async (): Promise<ComponentType<P>> => (await load()).default

  /** Stands in for the part until its code has come after all. */
  function Late(props: P) {
    const [Part, setPart] = useState<ComponentType<P>>()
    const retry = useCallback(() => void fetchPart().then((part) => setPart(() => part), ignore), [])
    return Part ? <Part {...props} /> : <MissingPart onRetry={retry} />
  }

  return lazy(async () => {
    try {
      return { default: await fetchPart() }
    } catch {
      return { default: Late }
    }
  })
}

/** It is missing still, and the page says so already. */
const ignore = () => undefined
