import { createContext, type ReactNode, useMemo } from 'react'
import { useCanBlock } from 'react-admin'
import { type GuardedForm, RouteGuard } from './RouteGuard'

/** Where the forms of a page with several are known to the guard of all. */
export const LeaveGroup = createContext<{ add: (form: GuardedForm) => () => void } | null>(null)

/** Around several forms: whoever leaves the page is asked once, about all that are not saved. */
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
