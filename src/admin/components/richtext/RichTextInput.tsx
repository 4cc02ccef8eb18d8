import { Box, FormLabel } from '@mui/material'
import { type ComponentType, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'
import type { EditorProps } from './Editor'

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
  void preloadEditor()
  return () => listeners.delete(listener)
}

const loaded = () => Editor

/** A rich-text input: formatting, links and pictures. It reserves its space until the editor's code has loaded. */
export function RichTextInput(props: EditorProps) {
  const translate = useTranslate()
  const Loaded = useSyncExternalStore(subscribe, loaded, loaded)
  if (Loaded) return <Loaded {...props} />
  return (
    <Box aria-busy="true" sx={{ my: 1, minHeight: box.editor }}>
      <FormLabel component="span">{translate(props.label, { _: props.label })}</FormLabel>
      <Box sx={{ color: 'text.secondary', mt: 1 }}>{translate('editor.loading')}</Box>
    </Box>
  )
}
