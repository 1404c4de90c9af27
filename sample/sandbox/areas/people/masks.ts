/** Masks personal data in answers: recognizable, but not usable. */

/** The first and last characters of a text with stars in between; `length` limits the length of the result. */
const masked = (text: string, head: number, tail: number, length = text.length): string =>
  text.slice(0, head) +
  '*'.repeat(Math.max(0, Math.min(text.length, length) - head - tail)) +
  text.slice(text.length - tail);

/** Maximum length of a masked document number in v3. */
const MAX_SHOWN = 18;

export function maskName(name: string): string {
  const [first, ...others] = Array.from(name);
  return first + '*'.repeat(Math.max(1, others.length));
}

export const maskIdNo = (idNo: string): string =>
  idNo.length >= 15 ? masked(idNo, 6, 4, MAX_SHOWN) : masked(idNo, 2, 1);

export const maskMobile = (mobile: string): string => masked(mobile, 3, 4);

/** @param accountNo card number without spaces */
export const maskCard = (accountNo: string): string => `${accountNo.slice(0, 4)} **** **** ${accountNo.slice(-4)}`;
