import React from 'react';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';

type Props = {
  readonly src: string;
  readonly srcDark?: string;
  readonly href?: string;
  readonly alt?: string;
  readonly width?: string | number;
  readonly height?: string | number;
};

/** The logo of `themeConfig.footer`, as a link where it has an address. */
export default function FooterLogo({src, srcDark = src, href, ...image}: Props): JSX.Element {
  const {withBaseUrl} = useBaseUrlUtils();
  const logo = (
    <ThemedImage className="footer__logo" {...image} sources={{light: withBaseUrl(src), dark: withBaseUrl(srcDark)}} />
  );
  return <div className="text--center margin-bottom--sm">{href ? <Link href={href}>{logo}</Link> : logo}</div>;
}
