import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

type Coordinates = typeof sortableKeyboardCoordinates

/** What moves things by hand: pointer, finger and keyboard. */
export const useSortSensors = (coordinateGetter: Coordinates = sortableKeyboardCoordinates) =>
  useSensors(
    // A minimum distance, so that the handle can still be clicked.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  )
