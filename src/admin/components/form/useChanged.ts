import { useFormState } from 'react-hook-form'

/** Whether any field has changed. react-hook-form's `isDirty` also compares fields without inputs. */
export const isChanged = (dirtyFields: object): boolean => Object.keys(dirtyFields).length > 0

export const useChanged = (): boolean => isChanged(useFormState().dirtyFields)
