import { useEffect, useRef } from 'react'
import { createKeybindingsHandler } from 'tinykeys'
import { watchComposition } from './composition'
import { isFind, isSave, takesLetters } from './editable'
import type { shortcuts } from './shortcuts'

export interface Binding {
  /** In the notation of tinykeys; consecutive presses are separated by a space. */
  keys: string
  /** Translated name of the action. */
  label: string
  group: 'everywhere' | 'go' | 'list' | 'form'
  /** @returns `false` when it does nothing here, so that the browser handles the key */
  run: (event: KeyboardEvent) => boolean | undefined
}

/** Has a modifier or is a function key, so it is never typed text. */
const isModified = (keys: string): boolean => /^(\$mod|F\d)/.test(keys)

const dialogs = '[role=dialog],[role=alertdialog],[role=menu]'

/**
 * Calls the bindings, but not while composing, on repeat, or behind a dialog or menu; keys without a modifier only
 * outside of inputs and while `isOn`.
 * @param early keys pressed before this code had loaded; they are handled first
 */
export function useKeyboard(bindings: readonly Binding[], isOn: boolean, early: KeyboardEvent[]): void {
  const current = useRef({ bindings, isOn })
  current.current = { bindings, isOn }
  const keysInUse = bindings.map(({ keys }) => keys).join('\n')
  useEffect(() => {
    const composition = watchComposition()
    const call = (keys: string) => (event: KeyboardEvent) => {
      const { bindings, isOn } = current.current
      if (!isModified(keys) && (!isOn || takesLetters(event.target))) return
      if (bindings.find((each) => each.keys === keys)?.run(event) !== false) event.preventDefault()
    }
    const handle = createKeybindingsHandler(
      Object.fromEntries(keysInUse.split('\n').map((keys) => [keys, call(keys)])),
    )
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || composition.holds(event)) return
      if (!document.querySelector(dialogs)) handle(event)
      // The browser's own use of these keys would lead away from the dialog: to its address bar, or to a file.
      else if (isFind(event) || isSave(event)) event.preventDefault()
    }
    for (const event of early.splice(0)) handle(event)
    window.addEventListener('keydown', listen)
    window.addEventListener('compositionend', composition.onEnd)
    return () => {
      window.removeEventListener('keydown', listen)
      window.removeEventListener('compositionend', composition.onEnd)
    }
  }, [keysInUse, early])
}

export type Handlers = Record<keyof typeof shortcuts, Binding['run']>
