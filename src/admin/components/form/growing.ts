const canGrow = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')

/**
 * `slotProps` of a multi-line input that grows between `min` and `max` lines, with more attributes. CSS does it if
 * possible: MUI's way causes several layouts per field.
 */
export const growing = (min: number, max: number, attributes: Record<string, string> = {}) =>
  canGrow
    ? {
        input: { inputComponent: 'textarea' as const },
        htmlInput: {
          ...attributes,
          rows: min,
          style: { fieldSizing: 'content', minHeight: `${min}lh`, maxHeight: `${max}lh`, resize: 'none' },
        },
      }
    : { htmlInput: attributes }
