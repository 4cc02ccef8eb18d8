import { createContext, type ReactNode, useMemo } from 'react'
import { useCanBlock } from 'react-admin'
import { type GuardedForm, RouteGuard } from './RouteGuard'

export const LeaveGroup = createContext<{ add: (form: GuardedForm) => () => void } | null>(null)

/** Guards several forms: leaving the page asks once about all unsaved ones. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const canBlock = useCanBlock()
  const group = useMemo(() => {
    const forms = new Set<GuardedForm>()
    return {
      forms: () => [...forms],
      add(form: GuardedForm) {
        forms.add(form)
        return () => {
          forms.delete(form)
        }
      },
    }
  }, [])
  return (
    <LeaveGroup value={group}>
      {children}
      {canBlock && <RouteGuard forms={group.forms} />}
    </LeaveGroup>
  )
}
