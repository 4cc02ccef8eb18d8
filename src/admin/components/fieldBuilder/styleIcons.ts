import DropDown from '@mui/icons-material/ArrowDropDownCircleOutlined'
import CheckBox from '@mui/icons-material/CheckBoxOutlined'
import Cloud from '@mui/icons-material/CloudDownloadOutlined'
import Collections from '@mui/icons-material/CollectionsOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import Event from '@mui/icons-material/EventOutlined'
import Image from '@mui/icons-material/ImageOutlined'
import Notes from '@mui/icons-material/Notes'
import Numbers from '@mui/icons-material/Numbers'
import Video from '@mui/icons-material/OndemandVideo'
import Radio from '@mui/icons-material/RadioButtonChecked'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import Short from '@mui/icons-material/ShortText'
import Table from '@mui/icons-material/TableRowsOutlined'
import TextFormat from '@mui/icons-material/TextFormat'
import type { SvgIconProps } from '@mui/material'
import type { ComponentType } from 'react'
import type { FieldStyle } from '../../../domain/dynamicFields'

export const fieldIcons: Record<FieldStyle, ComponentType<SvgIconProps>> = {
  text: Short,
  number: Numbers,
  date: Event,
  time: Schedule,
  textarea: Notes,
  editor: TextFormat,
  selectbox: DropDown,
  radiobox: Radio,
  checkbox: CheckBox,
  image: Image,
  video: Video,
  document: Description,
  media: Collections,
  api: Cloud,
  list: Table,
}
