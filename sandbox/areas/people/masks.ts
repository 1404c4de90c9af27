/** How answers show what is personal: enough to recognise it, too little to use it. */

/** The first and last characters of a text, and stars between them; `length` limits the whole. */
const keep = (text: string, head: number, tail: number, length = text.length): string =>
  text.slice(0, head) + '*'.repeat(Math.max(0, Math.min(text.length, length) - head - tail)) + text.slice(text.length - tail);

/** Characters of the longest document number that v3 shows. */
const MAX_SHOWN = 18;

export function maskName(name: string): string {
  const [first, ...others] = Array.from(name);
  return first + '*'.repeat(Math.max(1, others.length));
}

export const maskIdNo = (idNo: string): string => (idNo.length >= 15 ? keep(idNo, 6, 4, MAX_SHOWN) : keep(idNo, 2, 1));

export const maskMobile = (mobile: string): string => keep(mobile, 3, 4);

/** @param accountNo card number without spaces */
export const maskCard = (accountNo: string): string => `${accountNo.slice(0, 4)} **** **** ${accountNo.slice(-4)}`;
