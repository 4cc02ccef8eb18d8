import { useCallback } from 'react'
import { useTranslate } from 'react-admin'

/** `chinh-sach` → “Chinh sach” */
const readable = (type: string): string => {
  const words = type.replaceAll('-', ' ').trim() || type
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Common types of widgets in the interface's language, others as typed. */
export function useWidgetTypeName(): (type: string) => string {
  const translate = useTranslate()
  return useCallback(
    (type: string) => translate(`layout.widget_types.${type}`, { _: readable(type) }),
    [translate],
  )
}
