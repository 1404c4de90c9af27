/** `name='text'` or `name=${OTHER:-text}` on lines of their own; the text may have several lines. */
const ASSIGNMENT = /^(\w+)=(?:'((?:[^']|'\\'')*)'|\$\{\w+:-([^}]*)\})\n/gm;

const REFERENCE = /\$(\w+)/g;

/** Options about what a program prints and how long it waits. */
const OF_THE_PROGRAM = / --(?:silent|show-error|globoff|max-time \d+|write-out '[^']*')(?= )/g;

/** curl posts what it has data for. */
const SAID_TWICE = / {2}--request POST \\\n/;

const LOOPBACK = /^https?:\/\/(?:127\.|localhost)/;

/** What the shell takes as one word without quotes. */
const WORD = /^[\w:/.-]+$/;

/**
 * The commands of a program in bash as one command, its variables replaced by what they hold; the commands as they are where it computes
 * something.
 *
 * @param server address that takes the place of the sandbox on this computer
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
  return written.includes('--data') ? written.replace(SAID_TWICE, '') : written;
}
