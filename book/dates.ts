/** When a PDF was made, as Chromium writes it (ISO 32000-1, section 14.3.3; both entries may be absent). */
const DATES = /\/(?:CreationDate|ModDate) \(D:[^)]*\)/g;

/**
 * The PDF without the dates that change with each run: the same content makes the same bytes. Spaces stand in their place, for a PDF
 * says at which byte each of its objects begins.
 */
export function withoutDates(pdf: Buffer): Buffer {
  return Buffer.from(pdf.toString('latin1').replace(DATES, (date) => ' '.repeat(date.length)), 'latin1');
}
