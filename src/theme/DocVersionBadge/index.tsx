/** Replaces DocVersionBadge with nothing: stock's stands above the title, and hard-codes the English word "Version". Heading has it below the title. */
export default function DocVersionBadge(): null {
  return null;
}
