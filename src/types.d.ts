/** Types that beta.13 and its dependencies lack. */

declare module '@docusaurus/core/lib/client/preload' {
  import type {RouteConfig} from 'react-router-config';

  export default function preload(routes: RouteConfig[], pathname: string): Promise<unknown>;
}

declare module '@docusaurus/core/lib/client/docusaurus' {
  const docusaurus: Record<'prefetch' | 'preload', (path: string) => boolean>;
  export default docusaurus;
}

declare module '@generated/home/default/home.json' {
  /** HomePage of src/data/home-page.ts. */
  const data: unknown;
  export default data;
}

declare const __webpack_require__: {e: (chunk: string) => Promise<unknown>};

declare module '@docusaurus/theme-translations' {
  export function readDefaultCodeTranslationMessages(options: {
    readonly name: string;
    readonly locale: string;
  }): Promise<Record<string, string>>;
  export function codeTranslationLocalesToTry(locale: string): readonly string[];
}

declare module 'react-helmet/es/Helmet' {
  import type {ComponentType} from 'react';

  export const Helmet: ComponentType<object>;
}

declare module '@theme/Admonition' {
  import type {ReactNode} from 'react';

  /** Those of later releases of theme-classic. */
  export type Props = {
    readonly children: ReactNode;
    /** A keyword of `:::`, e.g. `tip`. */
    readonly type?: string;
    readonly title?: ReactNode;
    readonly icon?: ReactNode;
    readonly className?: string;
    readonly id?: string;
  };
  export default function Admonition(props: Props): JSX.Element;
}
