/**
 * A text with values in place of its placeholders: `长度不超过 {high}` with `{high: 16}`.
 *
 * @throws where a placeholder has no value
 */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    if (!(name in values))
      throw new Error(
        `[words] "${text}" has no value for ${placeholder}. Known: ${Object.keys(values).join(', ')}. Use one of them in the text, or hand over ${name}.`,
      );
    return String(values[name]);
  });
