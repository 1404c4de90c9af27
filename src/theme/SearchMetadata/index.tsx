/** Replaces SearchMetadata by nothing: the site has no search, and the stock tags claim that the text is English. */
export default function SearchMetadata(): null {
  return null;
}
