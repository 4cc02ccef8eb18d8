import { useTranslate } from 'react-admin'
import { formatMoney } from '../../../domain/money'
import type { Remittance, RemittanceState } from '../../../domain/remittance'
import { Status } from '../../components/fields/Status'

export const remittanceState = (state: string): string => `resources.remittances.state.${state}`

const tones = { open: 'bad', matched: 'ok', settled: 'neutral' } as const satisfies Record<
  RemittanceState,
  string
>

/** Whether a line matches, else why not; of an amount that differs also what was to be collected. */
export function RemittanceOutcome({ line: { state, problem, expected, note } }: { line: Remittance }) {
  const translate = useTranslate()
  const words = translate(problem ? `resources.remittances.problem.${problem}` : remittanceState(state))
  const differs =
    problem === 'difference' &&
    translate('resources.remittances.differs', { money: formatMoney(expected ?? 0) })
  return (
    <>
      <Status tone={tones[state]}>{words}</Status>
      {[differs, note].filter(Boolean).map((text) => (
        <div key={String(text)} className="clip">
          <bdi>{text}</bdi>
        </div>
      ))}
    </>
  )
}
