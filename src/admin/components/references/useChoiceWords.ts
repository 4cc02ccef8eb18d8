import { useTranslate } from 'react-admin'

export function useChoiceWords() {
  const translate = useTranslate()
  return {
    clearText: translate('ra.action.clear_input_value'),
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    loadingText: translate('common.loading'),
  }
}
