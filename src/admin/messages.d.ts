// Keys are flat (`ra.action.add`), which the interpolation library accepts as well as a tree.
declare module 'messages:*' {
  const messages: import('react-admin').TranslationMessages
  export default messages
}
