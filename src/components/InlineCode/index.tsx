import React, {Fragment} from 'react';

type Props = {readonly children: string};

/**
 * Inline code. A path can be broken after its slashes: otherwise a path that fills a line would push the punctuation after it to the start
 * of the next line.
 */
export default function InlineCode({children}: Props): JSX.Element {
  const [first, ...rest] = children.split(/(?<=[\w}]\/)(?=.)/);
  return (
    <code>
      {first}
      {rest.map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </code>
  );
}
