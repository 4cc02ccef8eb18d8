// The keys are flat (`ra.action.add`), which the interpolation library takes as well as a tree.
declare module 'messages:*' {
  const messages: import('react-admin').TranslationMessages
  export default messages
  /** How the other parts are loaded. */
  export const parts: Record<string, () => Promise<{ default: import('react-admin').TranslationMessages }>>
}

// Asks for words whose keys are put together from what the API answers; `words:all` for all.
declare module 'words:*' {}
