import { type ComponentType, useCallback, useState, useSyncExternalStore } from 'react'
import { afterFirstScreen } from '../../startup/progress'
import type { EditorProps } from './Editor'
import { SleepingText } from './SleepingText'
import type { Wake } from './wake'

let Editor: ComponentType<EditorProps> | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Preloads the editor; it is large, so forms open without it. */
export function preloadEditor(): Promise<void> {
  loading ??= import('./Editor').then(
    (module) => {
      Editor = module.default
      for (const listener of listeners) listener()
    },
    () => {
      // The next editor tries again.
      loading = undefined
    },
  )
  return loading
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  afterFirstScreen(preloadEditor)
  return () => listeners.delete(listener)
}

const loaded = () => Editor

/**
 * A rich-text input: formatting, links and pictures. An editor takes long to build, so the text is shown as it is
 * until it is near the window or wanted.
 */
export function RichTextInput(props: Pick<EditorProps, 'source' | 'label'>) {
  const Loaded = useSyncExternalStore(subscribe, loaded, loaded)
  const [wake, setWake] = useState<Wake | null>(null)
  const wakeUp = useCallback((why: Wake) => {
    void preloadEditor()
    // Whoever pressed while the code was on its way still wants to write there.
    setWake((wanted) => (why.focus ? why : (wanted ?? why)))
  }, [])
  if (Loaded && wake) return <Loaded {...props} wake={wake} />
  return <SleepingText {...props} isLoading={!Loaded} onWake={wakeUp} />
}
