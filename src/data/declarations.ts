/** Properties of React's style objects whose numbers have no unit; React appends `px` to all others. */
const WITHOUT_UNIT = /^(?:opacity|order|zIndex|zoom|fontWeight|lineHeight|flex(?:Grow|Shrink)?|scale)$/;

/** The declarations of a style object of React as CSS: `{fontSize: 12}` → `['font-size:12px']`. */
export const declarationsOf = (style: object): readonly string[] =>
  Object.entries(style as Readonly<Record<string, unknown>>)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([property, value]) => {
      const unit = typeof value === 'number' && value !== 0 && !WITHOUT_UNIT.test(property) ? 'px' : '';
      return `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value)}${unit}`;
    });
