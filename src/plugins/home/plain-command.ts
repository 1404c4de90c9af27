/** `name='text'` or `name=${OTHER:-text}` on lines of their own; the text may have several lines. */
const ASSIGNMENT = /^(\w+)=(?:'((?:[^']|'\\'')*)'|\$\{\w+:-([^}]*)\})\n/gm;

const REFERENCE = /\$(\w+)/g;

/** curl options for the program's output and its timeout. */
const OF_THE_PROGRAM = / --(?:silent|show-error|globoff|max-time \d+|write-out '[^']*')(?= )/g;

/** Redundant, as curl sends a request with data as POST. */
const REDUNDANT_METHOD = / {2}--request POST \\\n/;

const LOOPBACK = /^https?:\/\/(?:127\.|localhost)/;

/** Characters that the shell does not interpret. */
const WORD = /^[\w:/.-]+$/;

/**
 * Joins the commands of a Bash program into one, with variables replaced by their values; unchanged if a value is computed.
 *
 * @param server replaces the address of the local sandbox
 */
export function plainCommand(commands: string, server: string | undefined): string {
  const values = new Map<string, string>();
  const valueOf = (_whole: string, name: string) => values.get(name) ?? `$${name}`;
  const command = commands.replace(ASSIGNMENT, (_whole, name: string, text?: string, usual = '') => {
    const value = text ?? usual.replace(REFERENCE, valueOf);
    values.set(name, server !== undefined && LOOPBACK.test(value) ? server : value);
    return '';
  });
  const written = command
    .replace(/"([^"'\n]*\$\w[^"'\n]*)"/g, (_whole, inner: string) => {
      const text = inner.replace(REFERENCE, valueOf);
      return WORD.test(text) ? text : `'${text}'`;
    })
    .replace(OF_THE_PROGRAM, '');
  if (!written.startsWith('curl ') || written.includes('$')) return commands;
  return written.includes('--data') ? written.replace(REDUNDANT_METHOD, '') : written;
}
