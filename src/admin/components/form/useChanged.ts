import { useFormState } from 'react-hook-form'

/** Whether react-hook-form's changed fields are any. Its own `isDirty` also compares fields that no input has. */
export const isChanged = (dirtyFields: object): boolean => Object.keys(dirtyFields).length > 0

/** Whether the form around has unsaved changes. */
export const useChanged = (): boolean => isChanged(useFormState().dirtyFields)
