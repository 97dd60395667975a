import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { axis, colors, margin, type PlotProps, tooltip } from './plot-parts.ts'

/** Screen readers use the table below. */
export function BarPlot({ points, label, write, writeShort, color = colors[0] }: PlotProps) {
  return (
    <div aria-hidden className="h-48">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...points]} margin={margin} accessibilityLayer={false} barCategoryGap="20%">
          <XAxis dataKey="label" {...axis} interval="equidistantPreserveStart" minTickGap={16} />
          <YAxis {...axis} axisLine={false} width="auto" tickCount={3} tickFormatter={writeShort} />
          <Tooltip
            {...tooltip}
            cursor={{ fill: 'var(--color-surface-sunken)' }}
            formatter={(value) => [write(Number(value)), label]}
            labelFormatter={(_, [hovered]) => hovered?.payload.name}
          />
          <Bar dataKey="value" fill={color} radius={[2, 2, 0, 0]} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
