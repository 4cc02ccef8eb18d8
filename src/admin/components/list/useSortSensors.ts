import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

type Coordinates = typeof sortableKeyboardCoordinates

export const useSortSensors = (coordinateGetter: Coordinates = sortableKeyboardCoordinates) =>
  useSensors(
    // A minimum distance, so that the handle remains clickable.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  )
