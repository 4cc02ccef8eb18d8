import { useCallback } from 'react'
import { useTranslate } from 'react-admin'

/** `chinh-sach` → “Chinh sach” */
const readable = (type: string): string => {
  const words = type.replaceAll('-', ' ').trim() || type
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a type of widgets is called: common ones in the language of the interface, others as they are written. */
export function useWidgetTypeName(): (type: string) => string {
  const translate = useTranslate()
  return useCallback(
    (type: string) => translate(`layout.widget_types.${type}`, { _: readable(type) }),
    [translate],
  )
}
