/** Replaces core's BaseUrlIssueBanner, which the configuration switches off: src/controls/show-banner.ts shows the banner of this site. */
export default function BaseUrlIssueBanner(): null {
  return null;
}
