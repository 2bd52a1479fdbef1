/** The SVG filter that turns walls and wood blue at night. The design token `night-skin` references this filter. */
export function NightFilter() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden>
      <filter id="fx-night" colorInterpolationFilters="sRGB">
        <feColorMatrix
          values={`.40 .02 0 0 0
                   .01 .45 .02 0 .005
                   .01 .06 .46 0 .02
                   0 0 0 1 0`}
        />
      </filter>
    </svg>
  )
}
