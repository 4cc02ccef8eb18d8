import { useCallback, useState, useSyncExternalStore } from 'react'
import { onDemand } from '../../startup/onDemand'
import { afterFirstScreen } from '../../startup/progress'
import type { EditorProps } from './Editor'
import { SleepingText } from './SleepingText'
import type { Wake } from './wake'

const editor = onDemand(() => import('./Editor'))

/** Preloads the editor; it is large, so forms open without it. */
export const preloadEditor = editor.preload

function subscribe(listener: () => void): () => void {
  afterFirstScreen(editor.preload)
  return editor.subscribe(listener)
}

/** An editor takes long to build, so plain HTML stands in its place until it is near the window or focused. */
export function RichTextInput(props: Pick<EditorProps, 'source' | 'label'>) {
  const { value: Loaded } = useSyncExternalStore(subscribe, editor.state)
  const [wake, setWake] = useState<Wake | null>(null)
  const wakeUp = useCallback((why: Wake) => {
    void editor.preload()
    // A press while the code loads still focuses the editor.
    setWake((wanted) => (why.focus ? why : (wanted ?? why)))
  }, [])
  if (Loaded && wake) return <Loaded {...props} wake={wake} />
  return <SleepingText {...props} isLoading={!Loaded} onWake={wakeUp} />
}
