import { Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { axis, colors, margin, type PlotProps, tooltip } from './plot-parts.ts'

/** Screen readers use the table below. */
export function LinePlot({ points, label, write, writeShort, color = colors[0] }: PlotProps) {
  return (
    <div aria-hidden className="h-44">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={[...points]} margin={margin} accessibilityLayer={false}>
          <XAxis dataKey="label" {...axis} interval="equidistantPreserveStart" minTickGap={28} />
          <YAxis {...axis} axisLine={false} width="auto" tickCount={3} tickFormatter={writeShort} />
          <Tooltip
            {...tooltip}
            formatter={(value) => [write(Number(value)), label]}
            labelFormatter={(_, [hovered]) => hovered?.payload.name}
          />
          <Line
            type="linear"
            dataKey="value"
            stroke={color}
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  )
}
