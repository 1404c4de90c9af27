/** Replaces SearchMetadata with nothing: the site has no search, and the stock tags declare the text to be English. */
export default function SearchMetadata(): null {
  return null;
}
