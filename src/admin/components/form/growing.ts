const canGrow = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')

/** `slotProps` of an input that grows with its text, by CSS if possible: MUI's way causes several layouts per field. */
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
