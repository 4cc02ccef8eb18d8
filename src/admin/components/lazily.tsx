import { type ComponentType, type FunctionComponent, lazy, useCallback, useState } from 'react'
import { MissingPart } from './MissingPart'

/** A part whose code comes when it is first drawn, or ahead of that. */
export interface Lazily<P extends object> extends FunctionComponent<P> {
  /** Ends also when the code could not be fetched. */
  preload: () => Promise<void>
}

/**
 * `React.lazy` for a part that may open on the first list, with its code. Code that is there is drawn at once. Without a
 * network it says so in the part's place: what is typed on the rest of the page stays.
 */
export function lazily<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): Lazily<P> {
  let loaded: ComponentType<P> | undefined
  const fetchPart = async (): Promise<ComponentType<P>> => {
    loaded = (await load()).default
    return loaded
  }

  /** Stands in for the part until its code has come after all. */
  function Late(props: P) {
    const [Part, setPart] = useState<ComponentType<P>>()
    const retry = useCallback(() => void fetchPart().then((part) => setPart(() => part), ignore), [])
    return Part ? <Part {...props} /> : <MissingPart onRetry={retry} />
  }

  const Lazy = lazy(async () => {
    try {
      return { default: await fetchPart() }
    } catch {
      return { default: Late }
    }
  })

  function Part(props: P) {
    // Another component later would lose what has been typed into this one.
    const [Drawn] = useState<ComponentType<P>>(() => loaded ?? Lazy)
    return <Drawn {...props} />
  }
  const preload = () => fetchPart().then(ignore, ignore)
  return Object.assign(Part, { preload })
}

/** It is missing still, and the page says so already. */
const ignore = () => undefined
