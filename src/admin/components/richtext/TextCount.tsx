import { Typography } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatNumber } from '../formats/formats'
import { countText, hasWords } from './count'

/** Debounce in ms, as counting a long text takes longer than a keystroke. */
const pause = 400

/** Length of the text. No live region: it would be read out with each word. */
export function TextCount({ editor }: { editor: Editor }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [count, setCount] = useState(() => countOf(editor))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setCount(countOf(editor)), pause)
    }
    editor.on('update', later)
    later()
    return () => {
      clearTimeout(timer)
      editor.off('update', later)
    }
  }, [editor])
  const shown = (number: number) => formatNumber(number, locale)
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, textAlign: 'end' }}>
      {translate(hasWords(locale) ? 'editor.count' : 'editor.characters', {
        words: shown(count.words),
        characters: shown(count.characters),
      })}
    </Typography>
  )
}

const countOf = (editor: Editor) =>
  countText(editor.isDestroyed ? '' : editor.getText({ blockSeparator: '\n' }))
