import { useEffect, useState } from 'react'
import { KeySheet } from '../../keys/KeySheet'
import { useLetterKeys } from '../../keys/off'
import { pageActions } from '../../keys/pageActions'
import { useKeyboard } from '../../keys/useKeyboard'
import { useShared } from '../../startup/shared'
import { Palette } from './Palette'
import { early, palette } from './start'
import { useBindings } from './useBindings'

const close = () => palette.set(false)

export default function Finder() {
  const isOpen = useShared(palette)
  const [isSheet, setSheet] = useState(false)
  const [isOn] = useLetterKeys()
  const bindings = useBindings({
    palette: () => {
      palette.set(true)
      return true
    },
    help: () => {
      setSheet(true)
      return true
    },
  })
  useKeyboard(bindings, isOn, early)
  // Closes on sign-out, so that the next user does not find it open.
  useEffect(() => close, [])
  return (
    <>
      {isOpen && <OpenPalette openKeys={() => setSheet(true)} />}
      {isSheet && <KeySheet bindings={bindings} onClose={() => setSheet(false)} />}
    </>
  )
}

function OpenPalette({ openKeys }: { openKeys: () => void }) {
  // Actions of the page at the time the palette opened over it.
  const [actions] = useState(pageActions)
  return <Palette actions={actions} openKeys={openKeys} onClose={close} />
}
