import type { ComponentType } from 'react'
import type { FieldStyle } from '../../../../domain/dynamicFields'
import { lazily } from '../../../startup/lazily'
import type { StyleInputProps } from '../styleInput'
import { CheckboxStyle, RadioboxStyle, SelectboxStyle } from './choiceStyles'
import { DateStyle, NumberStyle, TextareaStyle, TextStyle } from './plainStyles'
import { TimeStyle } from './TimeStyle'

interface Style {
  Input: ComponentType<StyleInputProps> & { preload?: () => Promise<void> }
  isWide?: boolean
}

/** The input of each style; large ones load when a field needs them. */
export const fieldStyleInputs: Record<FieldStyle, Style> = {
  text: { Input: TextStyle },
  number: { Input: NumberStyle },
  date: { Input: DateStyle },
  time: { Input: TimeStyle },
  textarea: { Input: TextareaStyle, isWide: true },
  editor: { Input: lazily(() => import('./EditorStyle')), isWide: true },
  selectbox: { Input: SelectboxStyle },
  radiobox: { Input: RadioboxStyle },
  checkbox: { Input: CheckboxStyle },
  image: { Input: lazily(() => import('./ImageStyle')) },
  video: { Input: lazily(() => import('./VideoStyle')), isWide: true },
  document: { Input: lazily(() => import('./DocumentStyle')), isWide: true },
  media: { Input: lazily(() => import('./MediaStyle')), isWide: true },
  api: { Input: lazily(() => import('./ApiStyle')) },
  list: { Input: lazily(() => import('./ListStyle')), isWide: true },
}
