// The keys are flat (`ra.action.add`), which the interpolation library takes as well as a tree.
declare module 'messages:*' {
  const messages: import('react-admin').TranslationMessages
  export default messages
}
