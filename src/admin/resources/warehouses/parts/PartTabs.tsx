import { paths } from '../../../components/screens/paths'
import { ScreenTabs } from '../../../components/screens/ScreenTabs'

const partNames = ['goods', 'movements', 'changes'] as const
type PartName = (typeof partNames)[number]

export const isPartName = (name: string): name is PartName => partNames.some((each) => each === name)

export function PartTabs({ id, part }: { id: number; part: PartName }) {
  const pathOf = (each: PartName) => paths.warehouse(id, each === 'goods' ? undefined : each)
  return (
    <ScreenTabs
      label="resources.warehouses.which"
      current={pathOf(part)}
      tabs={partNames.map((each) => ({ to: pathOf(each), label: `resources.warehouses.parts.${each}` }))}
    />
  )
}
