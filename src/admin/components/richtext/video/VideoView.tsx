import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { VideoFrame } from './VideoFrame'

export const VideoView = ({ node, selected }: NodeViewProps) => (
  <NodeViewWrapper className={selected ? 'selected' : undefined} data-drag-handle>
    <VideoFrame src={String(node.attrs.src)} title={String(node.attrs.title)} />
  </NodeViewWrapper>
)
