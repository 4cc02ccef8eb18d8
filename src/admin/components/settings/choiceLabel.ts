/** The name of a value that a setting may be chosen to have. */
export const choiceLabel = (key: string, value: string): string =>
  `resources.settings.choices.${key}.${value}`
