/** Replaces DocVersionBadge with nothing: stock's is above the title, and hard-codes the English word "Version". Heading shows it below the title. */
export default function DocVersionBadge(): null {
  return null;
}
