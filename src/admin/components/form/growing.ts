/** Whether a field of several lines can grow by itself. */
const canGrow = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')

/**
 * `slotProps` of a field of several lines that grows with its text, between so many lines, and further attributes of it. The browser does it where it
 * can: the library's own way lays the page out several times for each field.
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
